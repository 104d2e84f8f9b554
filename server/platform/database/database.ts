import { refuse } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { currentActivity } from '../activity.ts'
import { Batch } from './batch.ts'
import { isBulk } from './bulk-statement.ts'
import { type ConnectionOptions, openConnections, type PoolUse } from './connections.ts'
import { GroupedReads } from './grouped-reads.ts'
import { type DatabaseMeter, noMeter } from './meter.ts'
import type { Statement } from './prepared-statements.ts'
import { type Conflict, retryConflicts } from './retry-conflicts.ts'
import type { Row } from './row-reader.ts'
import { openingOf } from './session-settings.ts'
import { statementName } from './statement-name.ts'
import type { Wait } from './wait.ts'

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
   * answered. A transaction that loses against another one (deadlock) runs again from its beginning, so the work
   * changes nothing outside of it.
   */
  transaction<T>(
    opening: readonly Statement[],
    work: (tx: Tx, opened: Row[][]) => Promise<T>,
    closing?: (result: T) => readonly Statement[],
  ): Promise<T>
  use(): PoolUse
  close(): Promise<void>
}

/** Connections are read-only unless a transaction says otherwise. */
const begin: Statement = { sql: 'begin read write', parameters: [] }
const commit: Statement = { sql: 'commit', parameters: [] }

type Options = ConnectionOptions & {
  /** Called after a transaction has committed. */
  onCommitted?(tx: Tx): void | Promise<void>
  /** Called each time a transaction has lost against another one and runs again. */
  onConflict?(conflict: Conflict): void
  /** Only tests use it. */
  observe?: ObserveTransaction | undefined
}

/** Called for each attempt at a transaction. */
export type ObserveTransaction = (attempt: number) => {
  readonly afterStatement?: (text: string, values: readonly unknown[], rows: readonly Row[]) => void
  /** What it throws rolls the transaction back. */
  readonly beforeCommit?: () => void
}
type Observer = ReturnType<ObserveTransaction>

export function openDatabase(options: Options): Database {
  const { withClient, use, close } = openConnections(options)
  const { meter = noMeter } = options
  const reads = new GroupedReads(
    (work) => withClient((client, wait) => wait.during(work(client))),
    options.poolSize,
    meter,
  )
  const send = (client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> =>
    metered(meter, statements, () => sendBatch(client, statements))
  const isPooled = options.directUrl !== undefined
  const beginning = isPooled ? [begin, openingOf.write] : [begin]
  return {
    read: isPooled
      ? async (statements) => (await reads.read([openingOf.read, ...statements])).slice(1)
      : (statements) => reads.read(statements),
    run: (statement) =>
      withClient(async (client, wait) => {
        const answers = await wait.during(send(client, [...beginning, statement, commit]))
        return answers[beginning.length] ?? []
      }),
    transaction: (opening, work, closing) =>
      retryConflicts(
        (attempt) =>
          withClient(async (client, wait) => {
            const observer = options.observe?.(attempt)
            try {
              const opened = await wait.during(send(client, [...beginning, ...opening]))
              const tx = kyselyOn(client, wait, { observer, meter })
              const result = await work(tx, opened.slice(beginning.length))
              observer?.beforeCommit?.()
              await wait.during(send(client, [...(closing?.(result) ?? []), commit]))
              await options.onCommitted?.(tx)
              return result
            } catch (error) {
              // The original error matters, not that of a rollback on a lost connection.
              await wait.during(client.query('rollback')).catch(() => undefined)
              throw isOverflow(error) ? refuse('input.tooLarge') : error
            }
          }),
        options.onConflict,
      ),
    use,
    close,
  }
}

/** PostgreSQL's numeric_value_out_of_range: a product or sum of what was typed does not fit its column. */
const isOverflow = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '22003'

/** Measures a statement that may write, or several that are sent together. */
async function metered<T>(
  meter: DatabaseMeter,
  statements: readonly { readonly sql: string }[],
  work: () => Promise<T>,
): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    meter.answered(statements, performance.now() - began, { kind: 'write', during: currentActivity() })
  }
}

function sendBatch(client: pg.PoolClient, statements: readonly Statement[]): Promise<Row[][]> {
  const batch = new Batch(statements)
  batch.sendBy(client)
  return batch.answer
}

function kyselyOn(
  client: pg.PoolClient,
  wait: Wait,
  { observer, meter }: { observer: Observer | undefined; meter: DatabaseMeter },
): Tx {
  const named = {
    query: async (text: string, values: readonly unknown[]) => {
      if (isBulk(values)) await wait.during(client.query('discard plans'))
      const name = statementName(text)
      const query = { text, values: [...values], ...(name && { name }) }
      const answer = wait.during(metered(meter, [{ sql: text }], () => client.query(query)))
      const observed = observer?.afterStatement
      if (!observed) return answer
      return answer.then((result) => {
        observed(text, values, result.rows)
        return result
      })
    },
    release: () => undefined,
  }
  const pool = { connect: () => Promise.resolve(named), end: () => Promise.resolve() }
  // Kysely asks for a pool and uses only these two of its methods.
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}
