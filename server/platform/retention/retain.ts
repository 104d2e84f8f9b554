import { createHash } from 'node:crypto'
import { dayLength } from '@quayside/contract/kernel/days.ts'
import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { sql as raw } from 'kysely'
import type { Config } from '../config.ts'
import type { Row } from '../database/row-reader.ts'
import { newStorageKey } from '../files/storage.ts'
import type { JobDefinition } from '../jobs.ts'
import type { Platform } from '../platform.ts'
import { toCsv } from './csv.ts'

const { failed, cancelled, expired } = reportRunState.codes
/** Runs of reports without a file. */
const ended: readonly number[] = [failed, cancelled, expired]

/** Rows of one file. */
const rowsAtOnce = 10_000

type Retained = {
  readonly table: 'notice' | 'audit_log' | 'report_run'
  /** How long its rows stay in the database; 0: for good. */
  readonly days: (config: Config) => number
  /** The rows after `$1` that are older than `$2`, by their ids, which grow with time. */
  readonly find: string
}

/**
 * What grows with every command and is read only while it is young. Books, records and their timelines are not among
 * them: they stay as long as the installation does (docs/decisions/0024-what-is-kept.md).
 */
const retained: readonly Retained[] = [
  {
    table: 'notice',
    days: ({ noticeDays }) => noticeDays,
    find: 'select * from notice where id > $1 and created_at < $2 order by id limit $3',
  },
  {
    table: 'audit_log',
    days: ({ auditDays }) => auditDays,
    find: 'select * from audit_log where id > $1 and at < $2 order by id limit $3',
  },
  {
    table: 'report_run',
    days: ({ reportRunDays }) => reportRunDays,
    find: `select * from report_run where id > $1 and created_at < $2 and state in (${ended.join(', ')}) order by id limit $3`,
  },
]

/** Writes what is old enough into the file storage as CSV, then removes it: a crash in between removes nothing. */
export const archiveOldRows = (platform: Platform): JobDefinition => ({
  name: 'archive-retention',
  schedule: '40 3 * * *',
  run: async () => {
    for (const each of retained) {
      const days = each.days(platform.config)
      if (days > 0) await archiveTable(platform, each, days)
    }
    await removeStaffNotices(platform)
  },
})

const ageLimit = ({ clock }: Platform, days: number): string =>
  new Date(clock.now().getTime() - days * dayLength).toISOString()

/** What staff were told only points at a note, a task or a step, which stay; so it needs no archive. */
async function removeStaffNotices(platform: Platform): Promise<void> {
  const { noticeDays } = platform.config
  if (noticeDays === 0) return
  await platform.staff.run({
    sql: 'delete from staff_notice where created_at < $1',
    parameters: [ageLimit(platform, noticeDays)],
  })
}

async function archiveTable(platform: Platform, { table, find }: Retained, days: number): Promise<void> {
  const before = ageLimit(platform, days)
  for (let last = '0'; ; ) {
    const [rows = []] = await platform.staff.read([{ sql: find, parameters: [last, before, rowsAtOnce] }])
    if (rows.length === 0) return
    last = await archiveRows(platform, { table, before, rows })
    platform.log.info({ table, rows: rows.length }, 'rows archived')
    if (rows.length < rowsAtOnce) return
  }
}

async function archiveRows(
  platform: Platform,
  { table, before, rows }: { table: Retained['table']; before: string; rows: readonly Row[] },
): Promise<string> {
  const content = Buffer.from(toCsv(rows))
  const key = newStorageKey()
  const [first, last] = [String(rows[0]?.['id']), String(rows.at(-1)?.['id'])]
  await platform.files.put(key, content, 'text/csv')
  await platform.staff.transaction([], async (tx) => {
    const { id } = await tx
      .insertInto('retention_archive')
      .values({
        table_name: table,
        first_id: first,
        last_id: last,
        rows: rows.length,
        before,
        storage_key: key,
        bytes: String(content.length),
        sha256: createHash('sha256').update(content).digest(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await raw`select app.remove_archived(${id}, ${[...ended]}::int[])`.execute(tx)
  })
  return last
}
