import {
  checkProducts,
  checkSums,
  type ProductKeys,
  type SumCheck,
} from '@quayside/contract/kernel/paper.rules.ts'
import { joinTexts, type Paper, type PaperCell, type PaperTable } from '@quayside/contract/kernel/paper.ts'
import { plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { type Mapping, suggestMapping } from '../lines-grid/grid-headings.ts'
import type { Cells, GridColumn } from '../lines-grid/grid-types.ts'

/** A column of the lines, as a document's column is assigned to it: computed ones are compared, not taken. */
export type PaperColumn = Omit<GridColumn, 'compute'> & { readonly isComputed: boolean }

export const paperColumns = (columns: readonly GridColumn[]): PaperColumn[] =>
  columns.map(({ compute, ...column }) => ({ ...column, isComputed: compute !== undefined }))

/** The texts of all pages in their order, as a cell counts them. */
export const textsOf = ({ pages }: Paper): string[] =>
  pages.flatMap(({ texts }) => texts.map(({ text }) => text))

export const cellText = (texts: readonly string[], places: PaperCell): string =>
  joinTexts(places.map((place) => texts[place] ?? ''))

/** The column of each heading: as remembered, or by what it says. */
export const suggestKeys = (
  { headings }: PaperTable,
  columns: readonly PaperColumn[],
  remembered: Mapping,
): string[] => suggestMapping(headings, columns, remembered)

export type ReadLine = { readonly cells: Cells; readonly unread: readonly string[] }

const isPlain = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

/** A row's cells as the lines keep them, and the keys of those that are not of their column's type. */
export function linesOf(
  table: PaperTable,
  texts: readonly string[],
  keys: readonly string[],
  columns: readonly PaperColumn[],
): ReadLine[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return table.rows.map((row) => {
    const cells: Record<string, string> = {}
    const unread: string[] = []
    for (const [place, key] of keys.entries()) {
      const column = byKey.get(key)
      const text = cellText(texts, row[place] ?? [])
      if (!column || text === '') continue
      const value = column.parse?.(text) ?? (column.align === 'right' ? cleanNumber(text) : text)
      cells[key] = value
      const isChoice = column.choices?.some((choice) => choice.value === value) ?? true
      if ((column.align === 'right' && !isPlain(value)) || (column.choices?.length && !isChoice))
        unread.push(key)
    }
    return { cells, unread }
  })
}

export type PaperCheck = {
  readonly sums: readonly SumCheck[]
  readonly products: ReturnType<typeof checkProducts>
}

/** The document's own totals under the keys of the lines. */
export function statedTotals(
  { totals, headings }: PaperTable,
  keys: readonly string[],
  columns: readonly PaperColumn[],
): Record<string, { readonly text: string; readonly places: PaperCell }> {
  const stated: Record<string, { text: string; places: PaperCell }> = {}
  for (const { heading, text, places } of totals) {
    const at = headings.findIndex((each) => plainHeading(each) === plainHeading(heading))
    const key = at < 0 ? suggestMapping([heading], columns)[0] : keys[at]
    if (key && !(key in stated)) stated[key] = { text: cleanNumber(text), places }
  }
  return stated
}

export function checkPaper(
  lines: readonly ReadLine[],
  stated: Readonly<Record<string, { readonly text: string }>>,
  {
    summed,
    keys,
    product,
  }: { summed: readonly string[]; keys: readonly string[]; product: ProductKeys | undefined },
): PaperCheck {
  const rows = lines.map(({ cells }) => cells)
  const compared = summed.filter((key) => keys.includes(key))
  // What the lines do not name is shown, and compared with nothing.
  const others = summed.filter((key) => !keys.includes(key) && key in stated)
  const texts = Object.fromEntries(Object.entries(stated).map(([key, { text }]) => [key, text]))
  return {
    sums: [
      ...checkSums(rows, compared, texts),
      ...others.map((key) => ({ key, stated: texts[key], sum: '', difference: undefined })),
    ],
    products: product ? checkProducts(rows, product) : [],
  }
}
