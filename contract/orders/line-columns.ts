import type { LineColumns } from '../kernel/lines/line-column.ts'
import { lineGoodsType } from './order.codes.ts'

/**
 * The 24 columns of an order's lines: what the grid, the Excel template, import and export share. Their headings are
 * `fields.orderLine.<key>`, and what pasted headings may say besides stands in phrases/line-headings.ts.
 */
export const lineColumns = [
  { key: 'model', kind: 'text', max: 100, width: 156 },
  { key: 'name', kind: 'text', max: 200, width: 110, widthInEnglish: 100 },
  { key: 'type', kind: 'code', codes: lineGoodsType, width: 72, widthInEnglish: 86 },
  { key: 'brand', kind: 'text', max: 100, width: 90, widthInEnglish: 86 },
  { key: 'origin', kind: 'entry', dictionary: 1001, isRequired: true, width: 94, widthInEnglish: 102 },
  { key: 'unit', kind: 'entry', dictionary: 1003, width: 56, widthInEnglish: 52 },
  { key: 'qty', kind: 'quantity', isRequired: true, isSummed: true, width: 84, widthInEnglish: 82 },
  { key: 'price', kind: 'price', isRequired: true, width: 94, widthInEnglish: 92 },
  { key: 'totalMoney', kind: 'money', isComputed: true, isSummed: true, width: 108 },
  { key: 'packages', kind: 'count', isSummed: true, width: 80 },
  { key: 'netWeight', kind: 'weight', isSummed: true, width: 120, widthInEnglish: 130 },
  { key: 'grossWeight', kind: 'weight', isSummed: true, width: 120, widthInEnglish: 136 },
  { key: 'manufacturer', kind: 'text', max: 200, width: 140 },
  { key: 'volume', kind: 'volume', isSummed: true, width: 110 },
  { key: 'pallets', kind: 'count', isSummed: true, width: 80 },
  { key: 'packing', kind: 'entry', dictionary: 1042, width: 100 },
  { key: 'poNumber', kind: 'text', max: 60, width: 120 },
  { key: 'customerPartNumber', kind: 'text', max: 100, width: 130 },
  { key: 'minimumPackQuantity', kind: 'quantity', width: 110 },
  { key: 'reelCount', kind: 'count', width: 80 },
  { key: 'reelNumber', kind: 'text', max: 200, width: 120 },
  { key: 'sellingPrice', kind: 'price', width: 110 },
  { key: 'declarationElements', kind: 'text', max: 1000, width: 200 },
  { key: 'remark', kind: 'text', max: 500, width: 160 },
] as const satisfies LineColumns
export type LineColumnKey = (typeof lineColumns)[number]['key']
export const lineColumnKeys = lineColumns.map(({ key }) => key)
