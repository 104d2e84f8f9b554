import pg from 'pg'
import { AnswerWatch, destroy } from './answer-watch.ts'
import { BatchFailed } from './batch.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { DatabaseAway } from './database-away.ts'
import { DecodingClient } from './decoding-client.ts'
import { type DatabaseMeter, noMeter } from './meter.ts'
import { parsers } from './parsers.ts'
import { PrimaryClient } from './primary-client.ts'
import { startOptions } from './session-settings.ts'
import { Turns } from './turns.ts'
import type { Wait } from './wait.ts'

/** `own` is faster (docs/decisions/0020); `pg` is the code that an update of pg cannot break. */
export type RowDecoder = 'own' | 'pg'

export type ConnectionOptions = {
  url: string
  poolSize: number
  /** `own` where it is absent. */
  rowDecoder?: RowDecoder
  applicationName: string
  /** PostgreSQL itself, where `url` leads to a pooler. */
  directUrl?: string | undefined
  /** More settings of each session, as PostgreSQL's options have them; not through a pooler. */
  settings?: string | undefined
  onError(error: Error): void
  meter?: DatabaseMeter
}

/** Connections in use, work that waits for one, and the most there may be. */
export type PoolUse = Turns['use']

type Connections = {
  /** Work on a connection of the pool; a lost connection fails it as `DatabaseAway`. */
  readonly withClient: <T>(work: (client: pg.PoolClient, wait: Wait) => Promise<T>) => Promise<T>
  readonly use: () => PoolUse
  readonly close: () => Promise<void>
}

export function openConnections(options: ConnectionOptions): Connections {
  const server = { connectionString: options.url, application_name: options.applicationName }
  const pool = new pg.Pool({
    ...server,
    max: options.poolSize,
    connectionTimeoutMillis: 1_800,
    idleTimeoutMillis: 60_000,
    // A pooler refuses or drops them: there each transaction sets them (session-settings.ts).
    ...(options.directUrl === undefined && { options: [startOptions, options.settings].join(' ') }),
    types: parsers,
    Client: options.rowDecoder === 'pg' ? PrimaryClient : DecodingClient,
  })
  pool.on('error', options.onError)
  // A pooler lets the probe wait while its connections are busy, as if the database hung.
  const watch = new AnswerWatch({ ...server, connectionString: options.directUrl ?? options.url })
  const turns = new Turns(options.poolSize)
  const { meter = noMeter } = options

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
    const began = performance.now()
    const { client, wait } = await connect()
    meter.waited(performance.now() - began)
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

  return {
    withClient,
    use: () => turns.use,
    async close() {
      await watch.close()
      await pool.end()
    },
  }
}
