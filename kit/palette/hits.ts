import type { RouteLine } from '@quayside/contract/kernel/route-line.ts'
import type { Messages } from '@quayside/phrases/load.ts'
import { initialsOf } from '../inputs/pinyin-initials.ts'

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

type Place = readonly [number, number]

/** Where a text has what was typed, as letters or as the initials of its pinyin. */
function literalPlaceOf(text: string, typed: string): Place | undefined {
  const small = typed.trim().toLowerCase()
  if (small === '') return undefined
  for (const form of [text.toLowerCase(), initialsOf(text)]) {
    const place = form.length === text.length ? form.indexOf(small) : -1
    if (place >= 0) return [place, place + small.length]
  }
  return undefined
}

/** The same of a text that the server has found, also by two or more syllables of its pinyin. */
export function placeOf(text: string, typed: string): Place | undefined {
  const literal = literalPlaceOf(text, typed)
  if (literal) return literal
  const small = typed.trim().toLowerCase()
  const initials = initialsOf(text)
  if (small === '' || initials.length !== text.length) return undefined
  for (let from = 0; from < text.length; from += 1) {
    const to = endOfSyllables({ text, initials }, from, small)
    if (to !== undefined && to - from > 1) return [from, to]
  }
  return undefined
}

const han = /^\p{Script=Han}$/u
const syllable = /^(?:[bpmfdtnlgkhjqxrywzcs]|[zcs]h)?[aeiouv]{1,3}(?:ng?|r)?$/
/** The last one may still be typed. */
const begunSyllable = /^(?:[bpmfdtnlgkhjqxrywzcs]|[zcs]h)?[aeiouv]{0,3}(?:ng?|r)?$/
const longestSyllable = 6

/**
 * Where syllables end that begin with the initials of the characters from a place on. Which of the syllables with that
 * initial a character has, the browser does not know: enough to mark what was found, too little to find by.
 */
function endOfSyllables(
  of: { readonly text: string; readonly initials: string },
  from: number,
  rest: string,
): number | undefined {
  if (rest === '') return from
  const { [from]: sign = '' } = of.text
  if (rest[0] !== of.initials[from] || !han.test(sign)) return undefined
  for (let length = Math.min(longestSyllable, rest.length); length > 0; length -= 1) {
    const shape = length === rest.length ? begunSyllable : syllable
    if (!shape.test(rest.slice(0, length))) continue
    const end = endOfSyllables(of, from + 1, rest.slice(length))
    if (end !== undefined) return end
  }
  return undefined
}

export const fits = (hit: Pick<Hit, 'label' | 'note'>, typed: string): boolean =>
  typed.trim() === '' || [hit.label, hit.note].some((text) => literalPlaceOf(text, typed) !== undefined)

/** All that fit, of kinds that the server counts also those that are not shown. */
export const countOf = (groups: readonly Group[]): number =>
  groups.reduce((sum, { hits, total = hits.length }) => sum + Math.max(total, hits.length), 0)

/** Whether there is more than what is shown. */
export const hasMore = (groups: readonly Group[]): boolean =>
  groups.some(({ hits, total = hits.length }) => total > hits.length)
