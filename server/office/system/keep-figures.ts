import type { SystemStatus } from '@quayside/contract/office/system.ts'
import { historyDays } from '@quayside/contract/office/system-history.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/row-reader.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { waitingMessages } from '../../platform/metrics/read-queues.ts'
import type { Platform } from '../../platform/platform.ts'
import { readDisk } from './read-disk.ts'

type Figure = SystemStatus['history'][number]

export const connectionsInUse = `(select count(*) from pg_stat_activity where backend_type = 'client backend')`

/** How long the database takes to answer at all, in whole milliseconds. */
export async function measureDatabase({ staff }: Pick<Platform, 'staff'>): Promise<number> {
  const began = performance.now()
  await staff.read([{ sql: 'select 1', parameters: [] }])
  return Math.max(1, Math.round(performance.now() - began))
}

/** Keeps what the page System draws of the last day and counts of the last thirty; a minute that another process has kept is left as it is. */
export const keepFigures = (platform: Platform): JobDefinition => ({
  name: 'system-figures',
  schedule: '* * * * *',
  run: async () => {
    const { staff, config } = platform
    const [milliseconds, disk] = await Promise.all([measureDatabase(platform), readDisk(config.dataDir)])
    await staff.run(
      sql
        .insertInto('system_figure')
        .values({
          at: raw<string>`date_trunc('minute', now())`,
          database_ms: milliseconds,
          connections: raw<number>`${raw.raw(connectionsInUse)}`,
          replica_lag_seconds: raw<number | null>`(select max(lag_seconds) from app.replicas())`,
          disk_used: disk === null ? null : 1 - disk.freeBytes / disk.bytes,
          messages_waiting: raw<number>`(select count(*) from ${raw.raw(waitingMessages)})`,
        })
        .onConflict((conflict) => conflict.column('at').doNothing())
        .compile(),
    )
    await staff.run(
      sql
        .deleteFrom('system_figure')
        .where('at', '<', raw<string>`now() - make_interval(days => ${historyDays + 1}::int)`)
        .compile(),
    )
  },
})

/** The worst of each quarter of an hour; one in which nothing was kept is missing. */
export const lastDay = `select
    to_timestamp(floor(extract(epoch from at) / 900) * 900) as quarter, max(database_ms) as milliseconds,
    max(connections) as connections, max(replica_lag_seconds) as lag, max(messages_waiting) as waiting
  from system_figure where at > now() - interval '24 hours' group by 1 order by 1`

export const toFigure = (row: Row): Figure => ({
  at: String(row['quarter']),
  milliseconds: Number(row['milliseconds']),
  connections: Number(row['connections']),
  lagSeconds: row['lag'] === null ? null : Number(row['lag']),
  waiting: Number(row['waiting']),
})
