import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { DatabaseAway } from './database-away.ts'
import { PrimaryClient } from './primary-client.ts'
import { Wait } from './wait.ts'

/** Milliseconds. Detection and probe together take less than the 2 s within which a call is answered. */
const lookEvery = 100
const askAfter = 500
const answerWithin = 700
/** A probe unanswered for this long is repeated on a new connection. */
const askAgainAfter = 5_000
const pauseBetween = 300
/** PostgreSQL ends a statement after 45 s (`statement_timeout`); one that is still not answered has lost its connection. */
const longestStatement = 50_000

/**
 * Distinguishes a hanging database (a stopped process, a broken network connection, a blocked disk) from a slow
 * statement. When a call waits for more than half a second, the watch sends `select 1` on its own connection. An answer
 * means that the statement is slow, and it continues. No answer means that the database hangs: all waiting calls fail
 * at once, and so do new calls until the probe is answered.
 */
export class AnswerWatch {
  readonly #config: pg.ClientConfig
  readonly #waits = new Set<Wait>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #isAsking = false
  #isHanging = false
  #isClosed = false

  constructor(config: pg.ClientConfig) {
    this.#config = { ...config, connectionTimeoutMillis: askAgainAfter }
    // Opened in advance: a hanging server accepts no new connection for the probe.
    this.#answer().catch(() => undefined)
  }

  begin(abort: (reason: DatabaseAway) => void): Wait {
    if (this.#isHanging) throw new DatabaseAway('the database does not answer')
    const wait = new Wait(abort)
    this.#waits.add(wait)
    this.#timer ??= setInterval(() => this.#look(), lookEvery).unref()
    return wait
  }

  end(wait: Wait): void {
    this.#waits.delete(wait)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#client?.end().catch(() => undefined)
  }

  #look(): void {
    if (this.#waits.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    const now = performance.now()
    for (const wait of this.#waits) {
      const waited = now - wait.since
      if (waited > longestStatement) wait.abort(new DatabaseAway('a statement was never answered'))
      else if (waited > askAfter && !this.#isAsking) void this.#ask()
    }
  }

  async #ask(): Promise<void> {
    this.#isAsking = true
    let isAnswered = false
    while (!isAnswered && !this.#isClosed) {
      // After a turn of the event loop, in which answers that arrived while this process was busy are read.
      const late = setTimeout(() => setImmediate(() => isAnswered || this.#declareHanging()), answerWithin)
      const last = setTimeout(() => destroy(this.#client), askAgainAfter)
      const began = performance.now()
      isAnswered = await this.#answer().then(
        () => true,
        // An immediate refusal counts as an answer: the waiting statements receive it too.
        () => performance.now() - began < answerWithin,
      )
      clearTimeout(late)
      clearTimeout(last)
      if (!isAnswered) await pause(pauseBetween, undefined, { ref: false })
    }
    this.#isHanging = false
    this.#isAsking = false
  }

  #declareHanging(): void {
    this.#isHanging = true
    for (const wait of this.#waits) wait.abort(new DatabaseAway('the database does not answer'))
  }

  async #answer(): Promise<void> {
    if (this.#client) {
      await this.#client.query('select 1')
      return
    }
    const client = new PrimaryClient(this.#config)
    const forget = (): void => {
      if (this.#client === client) this.#client = undefined
    }
    client.on('error', forget)
    client.on('end', forget)
    this.#client = client
    try {
      await client.connect()
    } catch (error) {
      forget()
      throw error
    }
  }
}

/** Closes the socket without the protocol's termination message, which a hanging server would not read. */
export function destroy(client: pg.ClientBase | undefined, reason?: Error): void {
  const { connection } = (client ?? {}) as { connection?: { stream: { destroy(error?: Error): void } } }
  connection?.stream.destroy(reason)
}
