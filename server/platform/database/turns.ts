/** Milliseconds. Longer than any lock is held; shorter than a browser's patience. */
const longestWait = 20_000

/**
 * At most so many at once; the others wait in line. The pool's own line gives up as early as an attempt to connect does,
 * which is right for a database that is away and wrong for one that is busy.
 */
export class Turns {
  readonly #most: number
  #free: number
  readonly #waiting = new Set<{ begin(): void }>()

  constructor(most: number) {
    this.#most = most
    this.#free = most
  }

  get use(): { readonly busy: number; readonly waiting: number; readonly most: number } {
    return { busy: this.#most - this.#free, waiting: this.#waiting.size, most: this.#most }
  }

  take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const next = {
        begin: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(next)
        reject(new Error('no connection became free'))
      }, longestWait)
      this.#waiting.add(next)
    })
  }

  give(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free += 1
      return
    }
    this.#waiting.delete(next)
    next.begin()
  }
}
