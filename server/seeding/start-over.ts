import { demoCompanies } from '@quayside/db/seeds/demo/companies.ts'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Config } from '../platform/config.ts'
import { openStorage } from '../platform/files/storage.ts'
import { StartRefused } from '../platform/start-refused.ts'
import { readFilling, withFillingLock } from './demo-filling.ts'

/**
 * Empties a database that an ended start left half filled with the demo companies, so that this start fills it as a new
 * one. No process serves a database before its filling is complete, so no user has worked in it. A database that is not
 * ours, that held anything before the filling or that has other members now is never emptied: the start is refused.
 */
export const startOverIfUnfinished = (
  ownerUrl: string,
  { config, log }: { config: Config; log: Logger },
): Promise<void> =>
  withFillingLock(ownerUrl, log, async (owner) => {
    const filling = await readFilling(owner)
    if (!filling || filling.isComplete) return
    if (config.databaseUrl !== undefined || !filling.wasNew || (await holdsOthers(owner)))
      throw refusal(config)
    log.warn('the last start was ended while it filled the database with the demo companies; starting over')
    await removeFiles(owner, config)
    await dropAll(owner)
  })

/** Members other than those of the demo; the keys of its own systems are no persons. */
async function holdsOthers(owner: pg.Client): Promise<boolean> {
  const mobiles = demoCompanies.flatMap(({ administrator, members }) =>
    [administrator, ...members].map(({ mobile }) => mobile),
  )
  const { rows } = await owner.query<{ found: boolean }>(
    'select exists (select from public.member where not is_key and mobile <> all ($1)) as found',
    [mobiles],
  )
  return rows[0]?.found !== false
}

const refusal = ({ databaseUrl }: Config): StartRefused =>
  new StartRefused(
    'A start was ended while it filled this database with the demo companies, so they are not complete. Nothing was ' +
      'changed. ' +
      (databaseUrl === undefined
        ? 'The database holds more than the demo: restore a backup from before into an empty DATA_DIR, or, if nothing ' +
          'of it is needed, remove the data folder (DATA_DIR) and start again.'
        : 'If it holds only the demo, drop the database of DATABASE_URL, create it again and start again; otherwise ' +
          'restore a backup from before.'),
  )

/** Before their rows: a kill in between leaves rows that name them, and the next start does this again. */
async function removeFiles(owner: pg.Client, { filesUrl, dataDir }: Config): Promise<void> {
  const files = await openStorage(filesUrl, dataDir)
  const { rows } = await owner.query<{ key: string }>(
    `select storage_key as key from public.file
     union all select thumbnail_key from public.file where thumbnail_key is not null`,
  )
  for (const { key } of rows) await files.remove(key)
}

/** Tables, queued jobs and messages, functions and extensions: the migrations make all of them again. */
async function dropAll(owner: pg.Client): Promise<void> {
  await owner.query('begin')
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(nspname), ', ') as names
     from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'`,
  )
  await owner.query(`drop schema ${rows[0]?.names} cascade`)
  // As PostgreSQL makes it in a new database.
  await owner.query(
    'create schema public authorization pg_database_owner; grant usage on schema public to public',
  )
  await owner.query('commit')
}
