import type { SystemStatus } from '@quayside/contract/office/system.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row-reader.ts'
import { redactText } from '../../platform/log.ts'

type Jobs = SystemStatus['jobs']

const ended = `id, name, state, coalesce(completed_on, created_on) as ended_at,
  coalesce(extract(epoch from completed_on - started_on), 0) as seconds, output`

/** The tables of pg-boss are there once a process has started its jobs. */
export async function readJobs(staff: Database): Promise<Jobs> {
  const read = (...texts: string[]) => staff.read(texts.map((sql) => ({ sql, parameters: [] })))
  const [[found] = []] = await read(`select to_regclass('pgboss.job') is not null as exist`)
  if (found?.['exist'] !== true) return { endedToday: 0, waiting: 0, runs: [] }
  const [[counts = {}] = [], failed = [], latest = []] = await read(
    `select count(*) filter (where completed_on >= date_trunc('day', now(), 'Asia/Shanghai')) as ended,
       count(*) filter (where state in ('created', 'retry') and start_after <= now()) as waiting
     from pgboss.job`,
    `select ${ended} from pgboss.job where state = 'failed' order by completed_on desc limit 100`,
    `select distinct on (name) ${ended} from pgboss.job where state = 'completed' and name not like '\\_\\_%' order by name, completed_on desc`,
  )
  const done = latest.toSorted((a, b) => (String(a['ended_at']) < String(b['ended_at']) ? 1 : -1))
  return {
    endedToday: Number(counts['ended']),
    waiting: Number(counts['waiting']),
    runs: [...failed, ...done].map(toRun),
  }
}

function toRun(row: Row): Jobs['runs'][number] {
  const isFailed = row['state'] === 'failed'
  return {
    id: String(row['id']),
    name: String(row['name']),
    state: isFailed ? 'failed' : 'completed',
    endedAt: String(row['ended_at']),
    seconds: Math.round(Number(row['seconds'])),
    reason: isFailed ? reasonOf(row['output']) : '',
  }
}

/** A message of the database quotes values, so of those only the code is shown. */
function reasonOf(output: unknown): string {
  const { name, message, code, severity } = (output ?? {}) as Readonly<Record<string, unknown>>
  if (severity !== undefined) return typeof code === 'string' ? `PostgreSQL ${code}` : 'PostgreSQL'
  return redactText([name, message].filter((each) => typeof each === 'string').join(': ')).slice(0, 300)
}
