import pg from 'pg'
import type { Logger } from 'pino'

/** An advisory lock number that no other lock uses. */
export const fillingLock = 7_202

/** The row of system_config that says how far the demo companies are. It is no public setting: no screen shows it. */
export const fillingKey = 'demoFilling'

/** Absent where the database was never filled with the demo companies. */
export type DemoFilling = {
  /** Nothing but the migrations had written to the database before. */
  readonly wasNew: boolean
  readonly isComplete: boolean
}

/**
 * One process at a time fills the database, or empties it; the others wait, for minutes if they must, so on a connection
 * without the time limits of requests. The lock ends with the process, however that ends.
 */
export async function withFillingLock<T>(
  ownerUrl: string,
  log: Logger,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'quayside filling' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    const { rows } = await owner.query<{ isTaken: boolean }>('select pg_try_advisory_lock($1) as "isTaken"', [
      fillingLock,
    ])
    if (!rows[0]?.isTaken) {
      log.info('another process is filling the database; waiting for it')
      await owner.query('select pg_advisory_lock($1)', [fillingLock])
    }
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Also of a database that has no tables yet. */
export async function readFilling(owner: pg.Client): Promise<DemoFilling | undefined> {
  const { rows: tables } = await owner.query<{ has: boolean }>(
    `select to_regclass('public.system_config') is not null as has`,
  )
  if (!tables[0]?.has) return undefined
  const { rows } = await owner.query<{ value: DemoFilling }>(
    'select value from public.system_config where key = $1',
    [fillingKey],
  )
  return rows[0]?.value
}
