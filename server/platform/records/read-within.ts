import type { Compilable } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { Call } from '../session/call.ts'

/** `call.read`, or `readWithin(tx)`: the same function builds a detail for `GET` and for the refusal of a stale save. */
export type Reader = Call['read']

/**
 * Reads with the signature of `call.read`. Rows arrive without types: this is the one place where they get those that
 * their queries were built with.
 */
export const readerOf =
  (send: (queries: readonly Compilable[]) => Promise<readonly unknown[]>): Reader =>
  async (...queries) =>
    (await send(queries)) as never

/** Reads inside a transaction. */
export const readWithin = (tx: Tx): Reader =>
  readerOf(async (queries) => {
    const answers: unknown[] = []
    for (const query of queries) answers.push((await tx.executeQuery(query.compile())).rows)
    return answers
  })

/** Reads with the provider's role, of any company. */
export const staffReader = ({ staff }: Pick<Platform, 'staff'>): Reader =>
  readerOf((queries) => staff.read(queries.map((query) => query.compile())))
