import type { RouteLine } from '@quayside/contract/kernel/route-line.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { pinyinPlace } from '../inputs/pinyin-syllables.ts'

type StopName = keyof Messages['kit']['route']['stops']

/** What the preview says of a record. */
export type HitDetail = {
  /** Name and value. */
  readonly facts?: readonly (readonly [string, string])[]
  /** Where the goods are, of a record that is about some. */
  readonly route?: RouteLine<StopName> | undefined
}
export type Hit = HitDetail & {
  readonly label: string
  readonly note: string
  readonly href: string
  /** A sum or a count at the end of the line. */
  readonly value?: string
}
export type Group = {
  readonly title: string
  /** How many fit in all, where the server counts them. */
  readonly total?: number | undefined
  readonly hits: readonly Hit[]
  /** The list of all that fit. */
  readonly all?: string | undefined
}

export const fits = (hit: Pick<Hit, 'label' | 'note'>, typed: string): boolean =>
  typed.trim() === '' || [hit.label, hit.note].some((text) => pinyinPlace(text, typed) !== undefined)

/** All that fit, of kinds that the server counts also those that are not shown. */
export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { hits, total = hits.length }) => sum + Math.max(total, hits.length), 0)

/** Whether there is more than what is shown. */
export const hasMore = (groups: readonly Group[]): boolean =>
  groups.some(({ hits, total = hits.length }) => total > hits.length)
