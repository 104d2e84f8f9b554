import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { Nested } from './nested.ts'

/** The intersection of all members of a union. */
export type All<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer I) => void
  ? I
  : never

export type ErrorTexts = Nested<RefusalCode>

/**
 * The texts of one kind as one tree. `parts` is the list of a language, e.g. all of `zh-CN/errors.ts`: one export for
 * each module, and no two modules share a key.
 */
export const merged = <P extends Readonly<Record<string, object>>>(parts: P): All<P[keyof P]> =>
  Object.assign({}, ...Object.values(parts)) as All<P[keyof P]>
