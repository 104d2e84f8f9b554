import * as z from 'zod/mini'
import { importedLines } from '../kernel/import.ts'
import { code } from '../kernel/schema.ts'
import type { LineColumn } from '../orders/line-columns.ts'
import { draftNumber, draftText } from '../orders/order-line.ts'
import { vatRate } from './invoice.codes.ts'

/** Lines of one input invoice, at most. */
export const inputLinesAtMost = 500

/** What the grid, the Excel template and the import share; the headings are `fields.inputInvoiceLine.<key>`. */
export const inputLineColumns = [
  { key: 'name', kind: 'text', max: 200, isRequired: true, width: 200 },
  { key: 'specification', kind: 'text', max: 100, width: 160 },
  { key: 'unit', kind: 'text', max: 20, width: 64 },
  // A discount has neither quantity nor price.
  { key: 'qty', kind: 'signedQuantity', width: 100 },
  { key: 'price', kind: 'price', width: 116 },
  { key: 'amount', kind: 'signedMoney', isRequired: true, width: 124 },
  { key: 'rate', kind: 'code', isRequired: true, width: 84 },
  { key: 'tax', kind: 'signedMoney', isRequired: true, width: 112 },
  { key: 'orderNo', kind: 'text', max: 40, width: 150 },
] as const satisfies readonly LineColumn[]
export type InputLineKey = (typeof inputLineColumns)[number]['key']
const columnKeys = inputLineColumns.map(({ key }) => key)

const rate = code(vatRate)

/** A line that is being entered: any field may be missing; what is not of its column's type is kept in `rawCells`. */
export const InputLineDraft = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key')),
  name: draftText(200),
  specification: draftText(100),
  unit: draftText(20),
  qty: draftNumber('signedQuantity'),
  price: draftNumber('price'),
  /** Without tax. */
  amount: draftNumber('signedMoney'),
  rate: z._default(z.nullable(rate), null),
  tax: draftNumber('signedMoney'),
  orderNo: draftText(40),
  rawCells: z._default(z.partialRecord(z.enum(columnKeys), z.string()), {}),
})
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
  rate,
)

export const InputLineImport = z.extend(z.omit(InputLineDraft, { key: true, rawCells: true }), {
  rate: sheetRate,
})
export type InputLineImport = z.infer<typeof InputLineImport>

export const InputLinesRead = importedLines(InputLineDraft)
export type InputLinesRead = z.infer<typeof InputLinesRead>
