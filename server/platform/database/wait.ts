import type { DatabaseAway } from './database-away.ts'

/** One use of the database: waits for a connection, then for each of its statements. */
export class Wait {
  readonly abort: (reason: DatabaseAway) => void
  #statements = 0
  /** Since when it waits for the database; infinite while it does not. */
  since = Number.POSITIVE_INFINITY

  constructor(abort: (reason: DatabaseAway) => void) {
    this.abort = abort
  }

  async during<T>(answer: Promise<T>): Promise<T> {
    this.#statements += 1
    this.since = performance.now()
    try {
      return await answer
    } finally {
      this.#statements -= 1
      this.since = this.#statements === 0 ? Number.POSITIVE_INFINITY : performance.now()
    }
  }
}
