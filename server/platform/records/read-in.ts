import type { Tx } from '../database/database.ts'
import type { Call } from '../session/call.ts'

/** `call.read`, or the same inside a transaction: a detail is put together alike for `GET` and for a stale save. */
export type Reader = Call['read']

export const readIn =
  (tx: Tx): Reader =>
  async (...queries) => {
    const answers: unknown[] = []
    for (const query of queries) answers.push((await tx.executeQuery(query.compile())).rows)
    return answers as never
  }
