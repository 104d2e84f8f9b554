import { addDays, dayLength, shanghaiDate, shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import {
  type HistoryName,
  historyDays,
  historyNames,
  type SystemHistory,
} from '@quayside/contract/office/system-history.ts'
import type { Row } from '../../platform/database/row-reader.ts'
import type { Platform } from '../../platform/platform.ts'

const dayOf = (instant: string): string => `(${instant} at time zone 'Asia/Shanghai')::date::text`
const since = `now() - interval '${historyDays} days'`

/** Each answers `day`, `done` and `failed`; a day without a row has none of either. */
const maintenance = (kind: 'backup' | 'reconcile'): string => `select ${dayOf('ended_at')} as day,
    count(*) filter (where is_good) as done, count(*) filter (where not is_good) as failed
  from maintenance_run where kind = '${kind}' and ended_at > ${since} group by 1`

const statements = {
  backup: maintenance('backup'),
  reconcile: maintenance('reconcile'),
  mail: `select ${dayOf('coalesce(sent_at, given_up_at)')} as day, count(sent_at) as done, count(given_up_at) as failed
    from mail where coalesce(sent_at, given_up_at) > ${since} group by 1`,
  sms: `select ${dayOf('sent_at')} as day, count(*) as done, 0 as failed
    from notice_delivery where channel = 'sms' and sent_at > ${since} group by 1`,
  webhooks: `select ${dayOf('coalesce(d.delivered_at, d.created_at)')} as day,
      count(*) filter (where d.state = 'delivered') as done, count(*) filter (where d.state = 'dead') as failed
    from webhook_delivery d where coalesce(d.delivered_at, d.created_at) > ${since} group by 1`,
} as const

/** The queue keeps the runs of a week. */
const jobStatement = `select ${dayOf('completed_on')} as day, count(*) filter (where state = 'completed') as done,
    count(*) filter (where state = 'failed') as failed
  from pgboss.job where completed_on > ${since} group by 1`

/** Minutes without a figure: a longest pause of the job that is none, in seconds. */
const longestPause = 180
const gapStatement = `select before, at from (
    select at, lag(at) over (order by at) as before from system_figure where at > ${since}) as pair
  where extract(epoch from at - before) > ${longestPause}`

export async function readHistory({ staff, clock }: Platform): Promise<SystemHistory> {
  const read = (...texts: string[]) => staff.read(texts.map((sql) => ({ sql, parameters: [] })))
  const now = clock.now()
  const today = shanghaiDate(now)
  const days = Array.from({ length: historyDays }, (_unused, place) =>
    addDays(today, place - historyDays + 1),
  )
  const [[queue] = [], [first] = [], gaps = []] = await read(
    `select to_regclass('pgboss.job') is not null as exist`,
    'select min(at) as at from system_figure',
    gapStatement,
  )
  const names = Object.keys(statements) as (keyof typeof statements)[]
  const hasJobs = queue?.['exist'] === true
  const answers = await read(...Object.values(statements), ...(hasJobs ? [jobStatement] : []))
  const rowsOf: Partial<Record<HistoryName, readonly Row[]>> = {
    ...Object.fromEntries(names.map((name, place) => [name, answers[place]])),
    ...(hasJobs && { jobs: answers[names.length] ?? [] }),
  }
  return {
    days,
    rows: historyNames.map((name) => ({
      name,
      days:
        name === 'running'
          ? days.map((day) => minutesOf(day, { first: first?.['at'], gaps, now }))
          : countsOf(days, rowsOf[name] ?? [], name === 'jobs'),
    })),
  }
}

type Days = SystemHistory['rows'][number]['days']

/** Where old rows are removed, nothing is known of the days before the first one that is left. */
function countsOf(days: readonly string[], rows: readonly Row[], isForgotten: boolean): Days {
  const byDay = new Map(rows.map((row) => [String(row['day']), row]))
  const [from = ''] = [...byDay.keys()].toSorted()
  return days.map((day) => {
    const row = byDay.get(day)
    if (!row && isForgotten && (from === '' || day < from)) return null
    return { done: Number(row?.['done'] ?? 0), failed: Number(row?.['failed'] ?? 0) }
  })
}

type Kept = { readonly first: unknown; readonly gaps: readonly Row[]; readonly now: Date }

/** The minutes of a day with and without a figure, from the first figure until now. */
function minutesOf(day: string, { first, gaps, now }: Kept): Days[number] {
  if (typeof first !== 'string') return null
  const midnight = shanghaiInstant(`${day} 00:00`).getTime()
  const begin = Math.max(midnight, Date.parse(first))
  const end = Math.min(midnight + dayLength, now.getTime())
  if (end <= begin) return null
  const missing = gaps.reduce((total, gap) => {
    const from = Math.max(begin, Date.parse(String(gap['before'])))
    const until = Math.min(end, Date.parse(String(gap['at'])))
    return total + Math.max(0, until - from)
  }, 0)
  const failed = Math.round(missing / 60_000)
  return { done: Math.round((end - begin) / 60_000) - failed, failed }
}
