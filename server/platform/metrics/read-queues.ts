import type { Row } from '../database/row-reader.ts'
import type { Platform } from '../platform.ts'
import type { FigureName } from './figures.ts'
import type { Metrics } from './metrics.ts'

type Reading = { readonly figure: FigureName; readonly labels: readonly string[]; readonly sql: string }

/** Text messages and e-mails that are due. */
export const waitingMessages = `(
  select channel, due_at from notice_delivery where sent_at is null and due_at <= now() union all
  select 'email', due_at from mail where sent_at is null and given_up_at is null and due_at <= now()) as waiting`

/** Each answers rows of `value` and the figure's labels. */
const readings: readonly Reading[] = [
  {
    figure: 'quayside_database_bytes',
    labels: [],
    sql: 'select pg_database_size(current_database()) as value',
  },
  {
    figure: 'quayside_replica_lag_seconds',
    labels: ['replica'],
    sql: 'select name as replica, coalesce(lag_seconds, 0) as value from app.replicas()',
  },
  {
    figure: 'quayside_messages',
    labels: ['channel'],
    sql: `select channel, count(*) as value from ${waitingMessages} group by channel`,
  },
  {
    figure: 'quayside_message_age_seconds',
    labels: ['channel'],
    sql: `select channel, extract(epoch from now() - min(due_at)) as value from ${waitingMessages} group by channel`,
  },
  {
    figure: 'quayside_webhook_deliveries',
    labels: ['state'],
    sql: `select d.state, count(*) as value from webhook_delivery d join webhook w on w.id = d.webhook_id
      where d.state in ('waiting', 'dead') and w.deleted_at is null group by d.state`,
  },
  // The number of more than so many does not matter.
  {
    figure: 'quayside_feed_pending',
    labels: [],
    sql: 'select count(*) as value from (select from feed_pending limit 100000) as counted',
  },
  {
    figure: 'quayside_feed_lag_seconds',
    labels: [],
    sql: `select coalesce(max(extract(epoch from now() - e.at)), 0) as value from event e
      where e.id = (select min(event_id) from feed_pending)`,
  },
]

/** The tables of pg-boss are there once a process has started its jobs. */
const jobReadings: readonly Reading[] = [
  {
    figure: 'quayside_jobs',
    labels: ['queue', 'state'],
    sql: `select name as queue, case state when 'failed' then 'failed' when 'active' then 'active' else 'waiting' end as state,
        count(*) as value
      from pgboss.job
      where state in ('active', 'failed') or (state in ('created', 'retry') and start_after <= now()) group by 1, 2`,
  },
  {
    figure: 'quayside_job_age_seconds',
    labels: ['queue'],
    sql: `select name as queue, extract(epoch from now() - min(start_after)) as value from pgboss.job
      where state in ('created', 'retry') and start_after <= now() group by name`,
  },
]

/** Reads the figures that the database knows; where it does not answer, the reading says so and nothing else. */
export async function readQueues({ staff, metrics, log }: Platform): Promise<void> {
  for (const { figure } of [...readings, ...jobReadings]) metrics[figure].clear()
  try {
    const [[jobs] = []] = await staff.read([
      { sql: `select to_regclass('pgboss.job') is not null as exist`, parameters: [] },
    ])
    const asked = jobs?.['exist'] === true ? [...readings, ...jobReadings] : readings
    const answers = await staff.read(asked.map(({ sql }) => ({ sql, parameters: [] })))
    for (const [place, { figure, labels }] of asked.entries())
      for (const row of answers[place] ?? []) setFrom(metrics, { figure, labels }, row)
    metrics.quayside_database_up.set(1)
  } catch (error) {
    log.warn({ err: error }, 'figures of the database not read')
    metrics.quayside_database_up.set(0)
  }
}

function setFrom(metrics: Metrics, { figure, labels }: Omit<Reading, 'sql'>, row: Row): void {
  metrics[figure].set(Number(row['value']), ...labels.map((label) => String(row[label])))
}
