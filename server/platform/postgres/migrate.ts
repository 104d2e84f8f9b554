import { Client } from 'pg'
import { StartRefused } from '../start-refused.ts'
import { type MigrationFile, numberOf, readMigrations } from './migration-files.ts'

interface MigrateOptions {
  /** The folder of `NNNN_name.sql` files. */
  folder: string
  /** The last file to apply (for a restore of older data); all of them otherwise. */
  through?: string
}

export interface AppliedMigration {
  name: string
  checksum: string
}

/** An arbitrary number, the same for every process. */
const LOCK = 7_225_001

/**
 * Applies the SQL files that the database has not seen yet, each in a transaction of its own. Processes that start
 * together wait for one another.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions): Promise<{ applied: string[] }> {
  const files = await readMigrations(options.folder)
  const client = new Client({ connectionString: ownerUrl, application_name: 'quayside migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = 0; set search_path = public`)
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`
      create table if not exists public.migration (
        name text primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      )`)
    const pending = findPending(files, await listApplied(client), options.through)
    for (const file of pending) await apply(client, file)
    return { applied: pending.map((file) => file.name) }
  } finally {
    // Ending the session also releases the lock.
    await client.end()
  }
}

export async function listApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    'select name, checksum from public.migration order by name collate "C"',
  )
  return rows
}

/** A database whose recorded migrations are not the beginning of this release's is not changed. */
function findPending(
  files: MigrationFile[],
  applied: AppliedMigration[],
  through: string | undefined,
): MigrationFile[] {
  const byName = new Map(files.map((file) => [file.name, file]))
  const newest = files.at(-1)?.number ?? 0
  let latest = 0
  for (const { name, checksum } of applied) {
    const file = byName.get(name)
    if (!file && numberOf(name) > newest) {
      throw new StartRefused(
        `The database has migration ${name}, which this release does not know: start the newer release.`,
      )
    }
    if (file?.checksum !== checksum) {
      throw new StartRefused(
        `This database was made by another version of Quayside: its migration ${name} ${file ? 'differs from' : 'is not in'} ` +
          'this one. Nothing was changed. If it holds only demo data, remove the data folder (DATA_DIR) and start again; ' +
          'otherwise start the version that made it.',
      )
    }
    latest = Math.max(latest, file.number)
  }
  const seen = new Set(applied.map(({ name }) => name))
  const last = through === undefined ? files.at(-1) : byName.get(through)
  if (through !== undefined && !last) throw new Error(`There is no migration ${through}.`)
  const pending = files.filter((file) => !seen.has(file.name) && file.number <= (last?.number ?? 0))
  const late = pending.find((file) => file.number < latest)
  if (late) {
    throw new Error(
      `Migration ${late.name} came after higher numbers were applied; give it the next free number.`,
    )
  }
  return pending
}

async function apply(client: Client, file: MigrationFile): Promise<void> {
  const transaction = async () => {
    const { rows } = await client.query<{ id: string }>('select pg_current_xact_id()::text as id')
    return rows[0]?.id
  }
  try {
    await client.query('begin')
    const before = await transaction()
    await client.query(file.sql)
    if ((await transaction()) !== before) throw new Error('it must not begin or end a transaction itself')
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ])
    await client.query('commit')
    // A migration may have set its own search_path for the session.
    await client.query('reset all; set statement_timeout = 0; set lock_timeout = 0; set search_path = public')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`Migration ${file.name} failed: ${describe(error, file.sql)}`, { cause: error })
  }
}

function describe(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error)
  const position = 'position' in error ? Number(error.position) : Number.NaN
  if (!Number.isFinite(position)) return error.message
  const line = sql.slice(0, position).split('\n').length
  return `${error.message} (line ${line})`
}
