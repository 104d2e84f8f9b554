import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import type { GridColumn } from './grid-types.ts'

/** A pasted column's heading → the key of the column it goes to; an empty key leaves it out. */
export type Mapping = Readonly<Record<string, string>>

/** The stored mapping of headings to columns of one company, and how it is stored. */
export type Sheets = { readonly kept: Mapping; readonly keep: (placed: Mapping) => void }

function knownHeadings(columns: readonly GridColumn[]): Map<string, string> {
  const known = new Map<string, string>()
  for (const column of columns)
    for (const heading of [column.title, column.key, ...(column.aliases ?? [])]) {
      const plain = plainHeading(heading)
      if (plain !== '' && !known.has(plain)) known.set(plain, column.key)
    }
  return known
}

/** Whether the first row is a heading: most of its cells are known headings. */
export function looksLikeHeadings(first: readonly string[], columns: readonly GridColumn[]): boolean {
  const known = knownHeadings(columns)
  const filled = first.map(plainHeading).filter((heading) => heading !== '')
  const found = filled.filter((heading) => known.has(heading)).length
  return filled.length > 0 && (found === filled.length || (found >= 2 && found * 2 >= filled.length))
}

/** The column for each pasted one: as in the stored mapping, or by heading; each column is used once. */
export function suggestMapping(
  headings: readonly string[],
  columns: readonly GridColumn[],
  remembered: Mapping = {},
): string[] {
  const known = knownHeadings(columns)
  const typed = new Set(columns.filter((column) => !column.compute).map((column) => column.key))
  const given = new Set<string>()
  return headings.map((heading) => {
    const plain = plainHeading(heading)
    const key = remembered[plain] ?? known.get(plain) ?? ''
    if (!typed.has(key) || given.has(key)) return ''
    given.add(key)
    return key
  })
}

/** What is stored of a sheet's mapping. */
export const placedHeadings = (headings: readonly string[], keys: readonly string[]): Mapping =>
  Object.fromEntries(
    headings.flatMap((heading, place) => {
      const plain = plainHeading(heading)
      return plain === '' ? [] : [[plain, keys[place] ?? '']]
    }),
  )

/** The user mapped every heading before, so the dialog is not needed. */
export const isRemembered = (headings: readonly string[], remembered: Mapping): boolean =>
  headings.every((heading) => plainHeading(heading) === '' || plainHeading(heading) in remembered)
