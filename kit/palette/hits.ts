import type { RouteLine } from '@quayside/contract/kernel/route-line.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { initialsOf } from '../inputs/pinyin-initials.ts'

type StopName = keyof Messages['kit']['route']['stops']

export type Hit = {
  readonly label: string
  readonly note: string
  readonly href: string
  /** A sum or a count at the end of the line. */
  readonly value?: string
  /** What the preview says of it: name and value. */
  readonly facts?: readonly (readonly [string, string])[]
  /** Where the goods are, of a record that is about some. */
  readonly route?: RouteLine<StopName> | undefined
}
export type Group = {
  readonly title: string
  /** Of all that fit, where the server counts them. */
  readonly total?: number | undefined
  readonly hits: readonly Hit[]
  /** The list of all that fit. */
  readonly all?: string | undefined
}

/** Where a text has what was typed, as letters or as the initials of its pinyin. */
export function placeOf(text: string, typed: string): readonly [number, number] | undefined {
  const small = typed.trim().toLowerCase()
  if (small === '') return undefined
  for (const form of [text.toLowerCase(), initialsOf(text)]) {
    const place = form.length === text.length ? form.indexOf(small) : -1
    if (place >= 0) return [place, place + small.length]
  }
  return undefined
}

export const fits = (hit: Pick<Hit, 'label' | 'note'>, typed: string): boolean =>
  typed.trim() === '' || [hit.label, hit.note].some((text) => placeOf(text, typed) !== undefined)

/** All that fit, of kinds that the server counts also those that are not shown. */
export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { hits, total = hits.length }) => sum + Math.max(total, hits.length), 0)

/** Whether there is more than what is shown. */
export const hasMore = (groups: readonly Group[]): boolean =>
  groups.some(({ hits, total = hits.length }) => total > hits.length)
