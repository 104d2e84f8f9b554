import * as z from 'zod/mini'
import type { LineColumns } from '../kernel/lines/line-column.ts'
import { lineShapesOf } from '../kernel/lines/line-shapes.ts'
import { code } from '../kernel/schema.ts'
import { vatRate } from './invoice.codes.ts'

/** Lines of one input invoice, at most. */
export const inputLinesAtMost = 500

/** The headings are `fields.inputInvoiceLine.<key>`. */
const columns = [
  { key: 'name', kind: 'text', max: 200, isRequired: true, width: 200 },
  { key: 'specification', kind: 'text', max: 100, width: 160 },
  { key: 'unit', kind: 'text', max: 20, width: 64 },
  // A discount has neither quantity nor price.
  { key: 'qty', kind: 'signedQuantity', width: 100 },
  { key: 'price', kind: 'price', width: 116 },
  /** The amount is without tax. */
  { key: 'amount', kind: 'signedMoney', isRequired: true, isSummed: true, width: 124 },
  { key: 'rate', kind: 'percent', values: vatRate.values, isRequired: true, width: 84 },
  { key: 'tax', kind: 'signedMoney', isRequired: true, isSummed: true, width: 112 },
  { key: 'orderNo', kind: 'text', max: 40, width: 150 },
] as const satisfies LineColumns

export const inputLines = lineShapesOf(columns)

/** A line that is being entered. */
export const InputLineDraft = inputLines.draft
export type InputLineDraft = z.infer<typeof InputLineDraft>

/** A rate as sheets have it: 13, 13 % or, in a cell that is formatted as a percentage, 0.13. */
export function readRate(text: string): string {
  const typed = text
    .trim()
    .replace(/[％%]$/, '')
    .trim()
  return /^0\.\d{1,2}$/.test(typed) ? String(Math.round(Number(typed) * 100)) : typed
}
export const sheetRate = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text): string | number => readRate(text)),
  ),
  code(vatRate),
)

export const InputLineImport = z.extend(inputLines.imported, { rate: sheetRate })
export type InputLineImport = z.infer<typeof InputLineImport>

export const InputLinesRead = inputLines.importResult
export type InputLinesRead = z.infer<typeof InputLinesRead>
