import { type BankField, type BankMapping, bankFields } from '@quayside/contract/finance/bank-statement.ts'
import { bankLayouts } from '@quayside/phrases/bank-layouts.ts'
import { bankHeadings } from '@quayside/phrases/bank-words.ts'

/** A row of the file: its number there and its cells by position. */
export type TableRow = { readonly row: number; readonly cells: readonly string[] }

export const plain = (heading: string): string =>
  heading
    .normalize('NFKC')
    .replaceAll(/[\s*:：]+/g, '')
    .toLowerCase()
const withoutUnit = (heading: string): string => plain(heading).replace(/[([].*$/, '')

/** Titles and account data may stand above the headings. */
const rowsAboveHeadings = 30

type FoundHeadings = {
  readonly headings: readonly string[]
  /** The row of headings as it is, with empty cells. */
  readonly row: { readonly cells: readonly string[] }
  readonly below: readonly TableRow[]
  readonly mapping: BankMapping
}

/** The row of headings is the one that names most fields; of fields that several headings could be, the first known one. */
export function findHeadings(
  table: readonly TableRow[],
  remembered: BankMapping = {},
): FoundHeadings | undefined {
  const candidates = table.slice(0, rowsAboveHeadings).map(({ cells }, place) => ({
    place,
    cells,
    mapping: mapHeadings(cells, remembered),
  }))
  const best = candidates.toSorted(
    (a, b) => Object.keys(b.mapping).length - Object.keys(a.mapping).length || a.place - b.place,
  )[0]
  if (!best) return undefined
  // Without any known heading, the first row with several cells is taken, so that a person can say what they are.
  const isKnown = Object.keys(best.mapping).length > 0
  const chosen = isKnown
    ? best
    : candidates.find(({ cells }) => cells.filter((cell) => cell !== '').length >= 3)
  if (!chosen) return undefined
  return {
    headings: chosen.cells.filter((cell) => cell !== ''),
    row: { cells: chosen.cells },
    below: table.slice(chosen.place + 1),
    mapping: chosen.mapping,
  }
}

function mapHeadings(cells: readonly string[], remembered: BankMapping): BankMapping {
  const mapping: Partial<Record<BankField, string>> = {}
  const taken = new Set<string>()
  const take = (field: BankField, heading: string | undefined): void => {
    if (heading === undefined || heading === '' || taken.has(heading) || mapping[field] !== undefined) return
    mapping[field] = heading
    taken.add(heading)
  }
  for (const layout of [remembered, layoutOf(cells)])
    for (const field of bankFields) {
      const { [field]: heading } = layout
      if (heading !== undefined) take(field, cellNamed(cells, heading))
    }
  for (const field of bankFields)
    for (const known of bankHeadings[field]) take(field, cellNamed(cells, known))
  return mapping
}

/** The heading itself, else the one that has it before a unit or a translation in brackets. */
const cellNamed = (cells: readonly string[], heading: string): string | undefined =>
  cells.find((cell) => plain(cell) === plain(heading)) ??
  cells.find((cell) => withoutUnit(cell) === plain(heading))

/** The bank with the most headings among those whose headings are all there. */
const layoutOf = (cells: readonly string[]): BankMapping =>
  Object.values(bankLayouts)
    .filter((layout) => Object.values(layout).every((heading) => cellNamed(cells, heading) !== undefined))
    .toSorted((a, b) => Object.keys(b).length - Object.keys(a).length)[0] ?? {}
