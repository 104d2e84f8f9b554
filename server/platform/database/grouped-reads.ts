import type pg from 'pg'
import { type Activity, currentActivity } from '../activity.ts'
import type { Batch } from './batch.ts'
import type { DatabaseMeter } from './meter.ts'
import { isPreparedOn, type Statement } from './prepared-statements.ts'
import type { Row } from './row-reader.ts'
import { sendTogether } from './send-together.ts'
import { statementName } from './statement-name.ts'
import { connectionOf, type WireConnection } from './wire-connection.ts'

type WithClient = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>
type Waiting = {
  readonly statements: readonly Statement[]
  readonly during: Activity | undefined
  resolve(rows: Row[][]): void
  reject(error: unknown): void
}

/** The most reads that can wait behind a slow one on its connection. */
const mostInGroup = 8
/** A read that took longer than this the last time (milliseconds) gets a connection to itself. */
const slowFrom = 20

/**
 * Reads asked for in the same turn of the event loop share a connection: one write to the database instead of one
 * each, which under load is most of what a read costs. Each keeps its own Sync, hence its own transaction, session and
 * failure. Only reads whose statements the connection knows are put together, so that none depends on what another of
 * them prepares; slow ones are left out, so that no read waits behind them while a connection is idle.
 */
export class GroupedReads {
  readonly #withClient: WithClient
  readonly #mostConnections: number
  readonly #meter: DatabaseMeter
  readonly #waiting: Waiting[] = []
  /** The reads that were slow the last time, by the names of their statements. */
  readonly #slow = new Set<string>()
  /** Groups under way, and those of them that still wait for their connection. */
  #groups = 0
  #connecting = 0
  #isDue = false

  constructor(withClient: WithClient, mostConnections: number, meter: DatabaseMeter) {
    this.#meter = meter
    this.#withClient = withClient
    this.#mostConnections = mostConnections
  }

  read(statements: readonly Statement[]): Promise<Row[][]> {
    // A group is sent by whichever of its reads came first, so each remembers by whom it was asked for.
    const during = currentActivity()
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, during, resolve, reject })
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
    let missing = this.#countGroups() - this.#connecting
    for (; missing > 0 && this.#groups < this.#mostConnections; missing -= 1) {
      this.#groups += 1
      void this.#serveGroup().finally(() => {
        this.#groups -= 1
        this.#serveSoon()
      })
    }
  }

  #countGroups(): number {
    const slow = this.#slow.size === 0 ? 0 : this.#waiting.filter((each) => this.#isSlow(each)).length
    return slow + Math.ceil((this.#waiting.length - slow) / mostInGroup)
  }

  async #serveGroup(): Promise<void> {
    let group: Waiting[] | undefined
    let answered = 0
    this.#connecting += 1
    try {
      await this.#withClient(async (client) => {
        const connection = connectionOf(client)
        this.#connecting -= 1
        group = this.#takeGroup(connection)
        let began = performance.now()
        for (const batch of sendTogether(client, connection, group)) {
          const rows = await batch.answer
          const now = performance.now()
          const read = group[answered]
          if (read) this.#measure(read, now - began)
          read?.resolve(rows)
          answered += 1
          this.#noteDuration(batch, now - began)
          began = now
        }
      })
    } catch (error) {
      if (group) {
        group[answered]?.reject(error)
        // Reads queued behind a failed one lost their connection with it; reads may be sent again.
        this.#waiting.unshift(...group.slice(answered + 1))
      } else {
        // This connection could not be made: that fails one read, another connection may serve the others.
        this.#connecting -= 1
        this.#waiting.shift()?.reject(error)
      }
    }
  }

  #takeGroup(connection: WireConnection): Waiting[] {
    const first = this.#waiting.shift()
    if (!first) return []
    const group = [first]
    if (!this.#mayShare(connection, first)) return group
    while (group.length < mostInGroup) {
      const next = this.#waiting[0]
      if (!next || !this.#mayShare(connection, next)) break
      group.push(next)
      this.#waiting.shift()
    }
    return group
  }

  #mayShare(connection: WireConnection, read: Waiting): boolean {
    return isPreparedOn(connection, read.statements) && !this.#isSlow(read)
  }

  #isSlow({ statements }: Pick<Waiting, 'statements'>): boolean {
    return this.#slow.size > 0 && this.#slow.has(shapeOf(statements))
  }

  #measure({ statements, during }: Waiting, ms: number): void {
    this.#meter.answered(statements, ms, { kind: 'read', during })
  }

  #noteDuration({ statements }: Batch, duration: number): void {
    if (duration > slowFrom) this.#slow.add(shapeOf(statements))
    else if (this.#slow.size > 0) this.#slow.delete(shapeOf(statements))
  }
}

const shapeOf = (statements: readonly Statement[]): string =>
  statements.map(({ sql }) => statementName(sql)).join(' ')
