import type { CodeList } from '../kernel/codes.ts'
import type { LineNumberKind } from './line-number.ts'
import { lineGoodsType } from './order.codes.ts'

/**
 * What a cell holds. Numbers are decimal text without a sign: a quantity or price has at most six decimals, money two,
 * a weight or volume four, a count none.
 */
type LineCellKind = 'text' | 'code' | 'entry' | LineNumberKind

export type LineColumn = {
  readonly key: string
  readonly kind: LineCellKind
  /** Characters, for text. */
  readonly max?: number
  /** The dictionary whose values an `entry` has: 1001 countries, 1003 units, 1042 packing kinds. */
  readonly dictionary?: 1001 | 1003 | 1042
  /** The code list of a `code`. */
  readonly codes?: CodeList<string, number>
  /** §5: must be filled in before the order is submitted. */
  readonly isRequired?: true
  /** Computed, never typed. */
  readonly isComputed?: true
  /** In pixels, to begin with. */
  readonly width: number
}

/** Which columns hold a value of a dictionary: countries, units, packing kinds. */
export const lineDictionaries = { origin: 1001, unit: 1003, packing: 1042 } as const

/**
 * The 24 columns of an order's lines: what the grid, the Excel template, import and export share. Their headings are
 * `fields.orderLine.<key>`, and what pasted headings may say besides stands in phrases/line-headings.ts.
 */
export const lineColumns = [
  { key: 'model', kind: 'text', max: 100, width: 156 },
  { key: 'name', kind: 'text', max: 200, width: 110 },
  { key: 'type', kind: 'code', codes: lineGoodsType, width: 72 },
  { key: 'brand', kind: 'text', max: 100, width: 90 },
  { key: 'origin', kind: 'entry', dictionary: lineDictionaries.origin, isRequired: true, width: 94 },
  { key: 'unit', kind: 'entry', dictionary: lineDictionaries.unit, width: 56 },
  { key: 'qty', kind: 'quantity', isRequired: true, width: 84 },
  { key: 'price', kind: 'price', isRequired: true, width: 94 },
  { key: 'totalMoney', kind: 'money', isComputed: true, width: 108 },
  { key: 'packages', kind: 'count', width: 80 },
  { key: 'netWeight', kind: 'measure', width: 120 },
  { key: 'grossWeight', kind: 'measure', width: 120 },
  { key: 'manufacturer', kind: 'text', max: 200, width: 140 },
  { key: 'volume', kind: 'measure', width: 110 },
  { key: 'pallets', kind: 'count', width: 80 },
  { key: 'packing', kind: 'entry', dictionary: lineDictionaries.packing, width: 100 },
  { key: 'poNumber', kind: 'text', max: 60, width: 120 },
  { key: 'customerPartNumber', kind: 'text', max: 100, width: 130 },
  { key: 'minimumPackQuantity', kind: 'quantity', width: 110 },
  { key: 'reelCount', kind: 'count', width: 80 },
  { key: 'reelNumber', kind: 'text', max: 200, width: 120 },
  { key: 'sellingPrice', kind: 'price', width: 110 },
  { key: 'declarationElements', kind: 'text', max: 1000, width: 200 },
  { key: 'remark', kind: 'text', max: 500, width: 160 },
] as const satisfies readonly LineColumn[]
export type LineColumnKey = (typeof lineColumns)[number]['key']
export const lineColumnKeys = lineColumns.map(({ key }) => key)
