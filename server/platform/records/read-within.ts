import type { Tx } from '../database/database.ts'
import type { Call } from '../session/call.ts'

/** `call.read`, or `readWithin(tx)`: the same function builds a detail for `GET` and for the refusal of a stale save. */
export type Reader = Call['read']

/** Reads inside a transaction, with the signature of `call.read`. */
export const readWithin =
  (tx: Tx): Reader =>
  async (...queries) => {
    const answers: unknown[] = []
    for (const query of queries) answers.push((await tx.executeQuery(query.compile())).rows)
    return answers as never
  }
