import type { Compilable } from 'kysely'
import { readerOf } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'

type Waiting = {
  readonly queries: readonly Compilable[]
  readonly resolve: (rows: readonly unknown[]) => void
  readonly reject: (error: unknown) => void
}

/** A call whose reads, asked for by several functions at once, go to the database in one round trip. */
export function gatherReads(call: Call): Call {
  let waiting: Waiting[] = []
  async function send(): Promise<void> {
    const sent = waiting
    waiting = []
    try {
      const answers = await call.read(...sent.flatMap(({ queries }) => queries))
      let place = 0
      for (const { queries, resolve } of sent) {
        resolve(answers.slice(place, place + queries.length))
        place += queries.length
      }
    } catch (error) {
      for (const { reject } of sent) reject(error)
    }
  }
  return {
    ...call,
    read: readerOf(
      (queries) =>
        new Promise((resolve, reject) => {
          if (waiting.length === 0) queueMicrotask(() => void send())
          waiting.push({ queries, resolve, reject })
        }),
    ),
  }
}
