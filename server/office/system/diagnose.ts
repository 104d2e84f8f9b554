import { arch, release, platform as system, totalmem } from 'node:os'
import { findProblems } from '@quayside/contract/office/system.ts'
import { serviceState } from '@quayside/contract/office/system-services.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Platform } from '../../platform/platform.ts'
import { recentFaults } from '../../platform/recent-faults.ts'
import { readHistory } from './read-history.ts'
import { readStatus } from './read-status.ts'
import { shownSettings } from './shown-settings.ts'
import { withoutData } from './without-data.ts'

/** What was said last where something could not be sent, the most frequent first. */
const lastErrors = {
  mail: "select last_error as text, count(*) as count from mail where last_error <> '' group by 1 order by 2 desc limit 20",
  webhooks: `select last_error as text, count(*) as count from webhook_delivery
    where last_error <> '' and state in ('waiting', 'dead') group by 1 order by 2 desc limit 20`,
  systems:
    "select error as text, count(*) as count from system_delivery where error <> '' group by 1 order by 2 desc limit 20",
  push: 'select fault as text, count(*) as count from push_subscription where fault is not null group by 1 order by 2 desc limit 20',
} as const

/** What support asks for first, in one file. Nothing in it is a customer's. */
export async function makeDiagnostics(platform: Platform): Promise<Binary> {
  const { staff, clock, config } = platform
  const now = clock.now()
  const [status, history, answers] = [
    await readStatus(platform),
    await readHistory(platform),
    await staff.read(Object.values(lastErrors).map((sql) => ({ sql, parameters: [] }))),
  ]
  const { jobs, services, ...states } = status
  const diagnostics = {
    madeAt: now.toISOString(),
    machine: { node: process.version, system: `${system()} ${release()} ${arch()}`, memoryBytes: totalmem() },
    process: { memoryBytes: process.memoryUsage().rss, secondsUp: Math.round(process.uptime()) },
    needsAttention: findProblems(status, now),
    settings: shownSettings(config.environment),
    ...states,
    services: services.map((service) => ({ ...service, state: serviceState(service, now) })),
    jobs: {
      ...jobs,
      runs: jobs.runs.map(({ id: _id, ...run }) => ({ ...run, reason: withoutData(run.reason) })),
    },
    days: history,
    lastErrors: Object.fromEntries(
      Object.keys(lastErrors).map((name, place) => [
        name,
        (answers[place] ?? []).map((row) => ({
          count: Number(row['count']),
          text: withoutData(String(row['text'])),
        })),
      ]),
    ),
    /** Warnings and errors of the process that answers, as its log has them. */
    log: recentFaults().map((line) => withoutLogData(line)),
  }
  return new Binary({
    body: Buffer.from(`${JSON.stringify(diagnostics, undefined, 2)}\n`),
    mime: 'application/json',
    fileName: `quayside-diagnostics-${clock.today()}.json`,
  })
}

/** Every text of a line, save those that the program itself writes. */
const ownFields = new Set(['level', 'time', 'msg', 'type', 'code', 'at', 'table', 'constraint', 'route'])
const withoutLogData = (line: string): unknown =>
  JSON.parse(line, (key, value: unknown) =>
    typeof value === 'string' && !ownFields.has(key) && !/^\d*$/.test(key) ? withoutData(value) : value,
  )
