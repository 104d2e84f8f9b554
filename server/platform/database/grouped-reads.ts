import type pg from 'pg'
import { Batch, isPreparedOn, type Statement } from './batch.ts'
import type { Row } from './row-reader.ts'
import type { WireConnection } from './wire-connection.ts'

type WithClient = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>
type Waiting = {
  readonly statements: readonly Statement[]
  resolve(rows: Row[][]): void
  reject(error: unknown): void
}

/** A slow read keeps no more than this many waiting behind it on its connection. */
const mostInGroup = 8

/**
 * Reads asked for in the same turn of the event loop share a connection: one write to the database instead of
 * one each, which under load is most of what a read costs. Each keeps its own Sync, hence its own transaction,
 * session and failure. Only reads whose statements the connection knows are put together, so that none depends
 * on what another of them prepares.
 */
export class GroupedReads {
  readonly #withClient: WithClient
  readonly #mostConnections: number
  readonly #waiting: Waiting[] = []
  #connections = 0
  #isDue = false

  constructor(withClient: WithClient, mostConnections: number) {
    this.#withClient = withClient
    this.#mostConnections = mostConnections
  }

  read(statements: readonly Statement[]): Promise<Row[][]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject })
      this.#serveSoon()
    })
  }

  #serveSoon(): void {
    if (this.#isDue || this.#waiting.length === 0) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#serve()
    })
  }

  #serve(): void {
    let places = 0
    while (this.#waiting.length > places && this.#connections < this.#mostConnections) {
      places += mostInGroup
      this.#connections += 1
      void this.#serveGroup().finally(() => {
        this.#connections -= 1
        this.#serveSoon()
      })
    }
  }

  async #serveGroup(): Promise<void> {
    let group: Waiting[] | undefined
    let answered = 0
    try {
      await this.#withClient(async (client) => {
        const connection = (client as unknown as { connection: WireConnection }).connection
        group = this.#takeGroup(connection)
        for (const batch of sendTogether(client, connection, group)) {
          group[answered]?.resolve(await batch.answer)
          answered += 1
        }
      })
    } catch (error) {
      // No connection was to be had: none of those who wait would get one.
      const failed = group ? group.slice(answered, answered + 1) : this.#waiting.splice(0)
      for (const each of failed) each.reject(error)
      // Those behind a failed read lost their connection with it, and have not been answered: they go again.
      this.#waiting.unshift(...(group?.slice(answered + 1) ?? []))
    }
  }

  #takeGroup(connection: WireConnection): Waiting[] {
    const first = this.#waiting.shift()
    if (!first) return []
    const group = [first]
    if (!isPreparedOn(connection, first.statements)) return group
    while (group.length < mostInGroup) {
      const next = this.#waiting[0]
      if (!next || !isPreparedOn(connection, next.statements)) break
      group.push(next)
      this.#waiting.shift()
    }
    return group
  }
}

/** All on the wire at once; each becomes pg's active query when the one before it is answered. */
function sendTogether(client: pg.PoolClient, connection: WireConnection, group: readonly Waiting[]): Batch[] {
  const batches: Batch[] = group.map(
    ({ statements }, place) =>
      new Batch(statements, () => {
        const next = batches[place + 1]
        if (next) client.query(next as unknown as pg.Submittable)
      }),
  )
  connection.stream.cork()
  try {
    const [first, ...others] = batches
    if (first) client.query(first as unknown as pg.Submittable)
    for (const other of others) other.write(connection)
  } finally {
    connection.stream.uncork()
  }
  return batches
}
