import type { CodeList } from '../codes.ts'
import type { LineNumberKind } from './line-number.ts'

/** The dictionaries whose values a line may have, and what their values look like. */
export const entryPatterns = {
  /** Countries. */
  1001: /^([A-Z]{2})?$/,
  /** Units. */
  1003: /^(\d{3})?$/,
  /** Packing kinds. */
  1042: /^([0-9A-Z]{1,2})?$/,
} as const
export type LineDictionary = keyof typeof entryPatterns

type Cell =
  | { readonly kind: 'text' /** Characters. */; readonly max: number }
  /** A day as text, or ''. */
  | { readonly kind: 'date' }
  /** Several texts in one cell. */
  | { readonly kind: 'texts'; readonly max: number; readonly most: number }
  | { readonly kind: 'code'; readonly codes: CodeList<string, number> }
  /** One of a few percentages. */
  | { readonly kind: 'percent'; readonly values: readonly number[] }
  | { readonly kind: 'entry'; readonly dictionary: LineDictionary }
  /** A file that belongs to the line; the draft names it, the record shows it. */
  | { readonly kind: 'file' }
  /** Decimal text without a sign. */
  | { readonly kind: LineNumberKind }

/**
 * One column of a document's lines. The key is the name in answers, forms, sheets and phrases; the database's column
 * has the same name in snake_case.
 */
export type LineColumn = Cell & {
  readonly key: string
  /** Must be filled in before the document is submitted, a number above zero. */
  readonly isRequired?: true
  /** Computed from the line's other cells, never typed. */
  readonly isComputed?: true
  /** A number that may come with a percent sign, from a paste or a cell that is formatted as a percentage. */
  readonly isPercent?: true
  /** Its sum stands below the grid. */
  readonly isSummed?: true
  /** In pixels, to begin with. */
  readonly width: number
  readonly widthInEnglish?: number
}
export type LineColumns = readonly LineColumn[]
export const hasDictionary = (columns: LineColumns, dictionary: LineDictionary): boolean =>
  columns.some((column) => column.kind === 'entry' && column.dictionary === dictionary)
export type LineKey<T extends LineColumns> = T[number]['key']
