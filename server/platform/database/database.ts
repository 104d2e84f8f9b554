import type { DB } from '@quayside/db/types.gen.ts'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import pg from 'pg'
import { AnswerWatch, destroy, type Wait } from './answer-watch.ts'
import { Batch, BatchFailed, type Statement } from './batch.ts'
import { DatabaseAway } from './database-away.ts'
import { GroupedReads } from './grouped-reads.ts'
import { parsers } from './parsers.ts'
import type { Row } from './row-reader.ts'
import { statementName } from './statement-name.ts'
import { Turns } from './turns.ts'

export type Tx = Kysely<DB>

/** Builds statements without running them; `read` sends them. */
export const sql = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

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
  const server = { connectionString: options.url, application_name: options.applicationName }
  const pool = new pg.Pool({
    ...server,
    max: options.poolSize,
    connectionTimeoutMillis: 1_800,
    idleTimeoutMillis: 60_000,
    options: sessionSettings,
    types: parsers,
  })
  pool.on('error', options.onError)
  const watch = new AnswerWatch(server)
  const turns = new Turns(options.poolSize)

  /** A connection of the pool, and the wait for it, which ends early when the database hangs. */
  function connect(): Promise<{ client: pg.PoolClient; wait: Wait }> {
    return new Promise((resolve, reject) => {
      let held: pg.PoolClient | undefined
      let isOver = false
      const wait = watch.begin((reason) => {
        isOver = true
        if (held) return destroy(held, reason)
        watch.end(wait)
        return reject(reason)
      })
      wait.during(inTurn(() => isOver)).then(
        (client) => {
          if (client === undefined) return undefined
          held = client
          return resolve({ client, wait })
        },
        (error: unknown) => {
          watch.end(wait)
          reject(new DatabaseAway('cannot connect', { cause: error }))
        },
      )
    })
  }

  /** Nothing where the caller has given up meanwhile. */
  async function inTurn(isOver: () => boolean): Promise<pg.PoolClient | undefined> {
    await turns.take()
    let client: pg.PoolClient | undefined
    try {
      client = isOver() ? undefined : await pool.connect()
      if (client && isOver()) {
        client.release()
        client = undefined
      }
      return client
    } finally {
      if (!client) turns.give()
    }
  }

  async function withClient<T>(work: (client: pg.PoolClient, wait: Wait) => Promise<T>): Promise<T> {
    const { client, wait } = await connect()
    let broken: Error | undefined
    // A checked-out client needs its own error listener: without one, a lost connection ends this process.
    const onError = (error: Error): void => {
      broken = error
    }
    client.on('error', onError)
    try {
      return await work(client, wait)
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
      watch.end(wait)
      client.off('error', onError)
      client.release(broken)
      turns.give()
    }
  }

  const reads = new GroupedReads(
    (work) => withClient((client, wait) => wait.during(work(client))),
    options.poolSize,
  )
  return {
    read: (statements) => reads.read(statements),
    run: (statement) =>
      withClient(async (client, wait) => {
        const [, rows = []] = await wait.during(send(client, [begin, statement, commit]))
        return rows
      }),
    transaction: (opening, work, closing) =>
      withClient(async (client, wait) => {
        try {
          const [, ...opened] = await wait.during(send(client, [begin, ...opening]))
          const result = await work(kyselyOn(client, wait), opened)
          await wait.during(send(client, [...(closing?.(result) ?? []), commit]))
          return result
        } catch (error) {
          // The original error matters, not that of a rollback on a lost connection.
          await wait.during(client.query('rollback')).catch(() => undefined)
          throw error
        }
      }),
    async close() {
      await watch.close()
      await pool.end()
    },
  }
}

function send(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  const batch = new Batch(statements)
  client.query(batch as unknown as pg.Submittable)
  return batch.answer
}

function kyselyOn(client: pg.PoolClient, wait: Wait): Tx {
  const named = {
    query: (text: string, values: readonly unknown[]) => {
      const name = statementName(text)
      const query = { text, values: [...values], ...(name && { name }) }
      return wait.during(client.query(query))
    },
    release: () => undefined,
  }
  const pool = { connect: () => Promise.resolve(named), end: () => Promise.resolve() }
  // Kysely asks for a pool and uses only these two of its methods.
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}

const connectionStates = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006'])

function isConnectionLoss(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code
  return (
    (code !== undefined && (connectionStates.has(code) || /^E(CONN|PIPE|TIMEDOUT)/.test(code))) ||
    error.message.startsWith('Connection terminated') ||
    // What pg says to the next statement of a transaction whose connection is gone.
    error.message.endsWith('is not queryable')
  )
}
