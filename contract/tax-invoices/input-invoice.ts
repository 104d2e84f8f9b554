import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { isCreditCode, isIdCard } from '../kernel/formats.ts'
import { inRmb } from '../kernel/money-fields.ts'
import { listQuery } from '../kernel/page.ts'
import { PaperReadings } from '../kernel/paper.ts'
import { attachmentInput, documentShape, savedKey } from '../kernel/record.ts'
import { amountText, code, date, id, optionalText, orEmpty, requiredText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { inputLines, inputLinesAtMost, sheetRate } from './input-invoice-line.ts'
import { confirmationState, vatRate } from './invoice.codes.ts'
import { invoiceCode, invoiceNo } from './invoice-number.ts'

/** A number of 18 characters is a unified social credit code or an identity card, both with a check character. */
const isTaxNo = (value: string): boolean => value.length !== 18 || isCreditCode(value) || isIdCard(value)
const sellerTaxNo = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^[0-9A-Z]{15,20}$/, 'invoicingTitle.taxNo'),
    z.refine(isTaxNo, 'inputInvoice.taxNo'),
  )

/** Input invoices are in RMB. */
export const inputInvoiceColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: confirmationState, width: 14 },
  invoiceCode: { kind: 'text', isCopied: true, save: invoiceCode, width: 16 },
  invoiceNo: { kind: 'text', isCopied: true, save: invoiceNo, sort: 'plain', width: 24 },
  /** The number of the invoice that a red-letter invoice takes back, in whole or in part. */
  redOf: {
    kind: 'text',
    isCopied: true,
    save: orEmpty(z.string().check(z.trim(), z.regex(/^(\d{8}|\d{20})$/, 'invoice.number'))),
    width: 24,
  },
  sellerName: { kind: 'text', save: requiredText(200), sort: 'pinyin', width: 30 },
  sellerTaxNo: { kind: 'text', isCopied: true, save: sellerTaxNo, width: 22 },
  issuedOn: { kind: 'date', save: date, sort: 'plain' },
  net: { kind: 'money' },
  tax: { kind: 'money' },
  /** With tax, as it is printed on the invoice. */
  amount: { kind: 'money', save: amountText(inRmb), sort: 'plain' },
  lineCount: { kind: 'integer' },
  /** Lines whose whole quantity is matched. */
  matchedLines: { kind: 'integer', isJoined: true },
  orderNos: { kind: 'text', isComputed: true, row: z.array(z.string()), width: 24 },
  anomaly: { kind: 'text', isNullable: true, width: 14 },
  reason: { kind: 'text', isLong: true, width: 30 },
  note: { kind: 'text', isLong: true, save: optionalText(500), width: 30 },
  confirmedOn: { kind: 'date', isNullable: true },
  enteredByName: { kind: 'text', isJoined: true, width: 14 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(inputInvoiceColumns)

export const InputInvoice = z.object(shapes.row)
export type InputInvoice = z.infer<typeof InputInvoice>

export const InputMatch = z.object({
  id,
  orderId: id,
  orderNo: z.string(),
  orderLineId: id,
  position: z.number(),
  model: z.string(),
  name: z.string(),
  qty: z.string(),
  amount: z.string(),
})
export type InputMatch = z.infer<typeof InputMatch>

const { rawCells: _row, ...lineRow } = inputLines.row
const InputInvoiceLine = z.object({
  ...lineRow,
  rate: z.number(),
  position: z.number(),
  matchedQty: z.string(),
  matches: z.array(InputMatch),
})
export type InputInvoiceLine = z.infer<typeof InputInvoiceLine>

export const InputInvoiceDetail = z.extend(InputInvoice, {
  ...documentShape,
  lines: z.array(InputInvoiceLine),
})
export type InputInvoiceDetail = z.infer<typeof InputInvoiceDetail>

const inputInvoiceDocuments = ['input-invoice'] as const

export const InputInvoiceLineSave = z.extend(z.omit(inputLines.draft, { rawCells: true }), {
  name: requiredText(200),
  amount: amountText(inRmb),
  rate: code(vatRate),
  tax: amountText(inRmb),
})
export type InputInvoiceLineSave = z.infer<typeof InputInvoiceLineSave>

export const InputInvoiceSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  lines: z
    .array(InputInvoiceLineSave)
    .check(z.minLength(1, 'inputInvoice.noLines'), z.maxLength(inputLinesAtMost)),
  attachments: z._default(attachmentInput(inputInvoiceDocuments), {}),
  readings: PaperReadings,
})
export type InputInvoiceSave = z.infer<typeof InputInvoiceSave>

/** A row of the sheet: one line with its invoice's head; rows with one number are one invoice. */
export const InputInvoiceRow = z.strictObject({
  ...shapes.save,
  ...z.omit(InputInvoiceLineSave, { key: true, amount: true }).shape,
  lineAmount: amountText(inRmb),
  rate: sheetRate,
})
export type InputInvoiceRow = z.infer<typeof InputInvoiceRow>

export const InputInvoiceQuery = listQuery({
  filters: {
    /** Number, seller, or a line's name or specification. */
    keyword: z.optional(text(100)),
    state: z.optional(code(confirmationState)),
    orderId: z.optional(id),
    issuedOnBegin: z.optional(date),
    issuedOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type InputInvoiceQuery = z.infer<typeof InputInvoiceQuery>
export const InputInvoiceExport = exportQuery(InputInvoiceQuery, shapes.exported)
export type InputInvoiceExport = z.infer<typeof InputInvoiceExport>

export const inputInvoiceStepAccess = {
  correct: 'tax-inputInvoice-edit',
} as const satisfies Record<string, Permission>
