import type { DB } from '@quayside/db/types.gen.ts'
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { Batch, BatchFailed, type Statement } from './batch.ts'
import { GroupedReads } from './grouped-reads.ts'
import { parsers } from './parsers.ts'
import type { Row } from './row-reader.ts'
import { statementName } from './statement-name.ts'

export type Tx = Kysely<DB>

/** Builds statements and runs none: queries are written on it and sent by `read`. */
export const sql = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** The database cannot be reached just now: answered with 503, and the server lives on. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
}

export type Database = {
  /**
   * One round trip, one implicit transaction, for any number of reads. It is read-only: PostgreSQL refuses a statement
   * that writes. Reads are sent in groups, and sent again when a neighbour in the group fails.
   */
  read(statements: readonly Statement[]): Promise<Row[][]>
  /** One write in a transaction of its own, one round trip. It is sent once, alone. */
  run(statement: Statement): Promise<Row[]>
  /**
   * `begin` and `opening` go out together, and so do `closing` and `commit`; the work sees what the opening statements
   * answered.
   */
  transaction<T>(
    opening: readonly Statement[],
    work: (tx: Tx, opened: Row[][]) => Promise<T>,
    closing?: (result: T) => readonly Statement[],
  ): Promise<T>
  close(): Promise<void>
}

/** Connections are read-only unless a transaction says otherwise. */
const begin: Statement = { sql: 'begin read write', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }

const sessionSettings = [
  'TimeZone=UTC',
  // No request waits longer than this for a statement.
  'statement_timeout=45s',
  'idle_in_transaction_session_timeout=60s',
  // For reads, which have no `begin` that could say it.
  'default_transaction_read_only=on',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

export function openDatabase(options: {
  url: string
  poolSize: number
  applicationName: string
  onError(error: Error): void
}): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 60_000,
    options: sessionSettings,
    types: parsers,
  })
  pool.on('error', options.onError)

  async function connect(): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (error) {
      throw new DatabaseAway('cannot connect', { cause: error })
    }
  }

  /** A checked-out client needs its own listener: without one, a server that goes away ends this process. */
  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await connect()
    let broken: Error | undefined
    const onError = (error: Error): void => {
      broken = error
    }
    client.on('error', onError)
    try {
      return await work(client)
    } catch (error) {
      if (error instanceof BatchFailed) {
        broken ??= error
        if (!isConnectionLoss(error.cause)) throw error.cause
        throw new DatabaseAway('connection lost', { cause: error.cause })
      }
      if (isConnectionLoss(error)) {
        broken ??= error as Error
        throw new DatabaseAway('connection lost', { cause: error })
      }
      throw error
    } finally {
      client.off('error', onError)
      client.release(broken)
    }
  }

  const reads = new GroupedReads(withClient, options.poolSize)
  return {
    read: (statements) => reads.read(statements),
    run: (statement) =>
      withClient(async (client) => {
        const [, rows = []] = await send(client, [begin, statement, commit])
        return rows
      }),
    transaction: (opening, work, closing) =>
      withClient(async (client) => {
        try {
          const [, ...opened] = await send(client, [begin, ...opening])
          const result = await work(kyselyOn(client), opened)
          await send(client, [...(closing?.(result) ?? []), commit])
          return result
        } catch (error) {
          // The original error matters, not that of a rollback on a dead connection.
          await client.query('rollback').catch(() => undefined)
          throw error
        }
      }),
    close: () => pool.end(),
  }
}

function send(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  const batch = new Batch(statements)
  client.query(batch as unknown as pg.Submittable)
  return batch.answer
}

function kyselyOn(client: pg.PoolClient): Tx {
  const named = {
    query: (text: string, values: readonly unknown[]) => {
      const name = statementName(text)
      return client.query(name ? { name, text, values: [...values] } : { text, values: [...values] })
    },
    release: () => undefined,
  }
  const pool = { connect: () => Promise.resolve(named), end: () => Promise.resolve() }
  // Kysely asks for a pool and uses only these two of its methods.
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}

export const compiled = (query: Compilable): Statement => query.compile()

const connectionStates = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006'])

function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code
  return (
    (code !== undefined && (connectionStates.has(code) || /^E(CONN|PIPE|TIMEDOUT)/.test(code))) ||
    error.message.startsWith('Connection terminated') ||
    // What pg says to the next statement of a transaction whose connection is gone.
    error.message.endsWith('is not queryable')
  )
}
