import { initialsOf } from '../inputs/pinyin-initials.ts'

export type Hit = {
  readonly label: string
  readonly note: string
  readonly href: string
  /** A sum or a count at the end of the line. */
  readonly value?: string
  /** What the preview says of it: name and value. */
  readonly facts?: readonly (readonly [string, string])[]
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
