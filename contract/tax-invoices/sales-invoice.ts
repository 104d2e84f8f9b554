import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { inRmb } from '../kernel/money-fields.ts'
import { listQuery } from '../kernel/page.ts'
import { documentShape } from '../kernel/record.ts'
import { amountText, code, date, id, optionalText, orEmpty, phone, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { invoiceDelivery, invoiceKind, invoiceStatus } from './invoice.codes.ts'
import { StatedTitle } from './invoicing-title.ts'

/** Sales invoices are in RMB. */
export const salesInvoiceColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: invoiceStatus, width: 12 },
  kind: { kind: 'text', width: 14 },
  titleId: { kind: 'id', isExported: false },
  title: { kind: 'text', isJoined: true, width: 30 },
  taxNo: { kind: 'text', isJoined: true, width: 22 },
  invoiceCode: { kind: 'text', isCopied: true, width: 16 },
  invoiceNo: { kind: 'text', isCopied: true, sort: 'plain', width: 24 },
  amount: { kind: 'money', sort: 'plain' },
  net: { kind: 'money' },
  tax: { kind: 'money' },
  lineCount: { kind: 'integer' },
  orderNos: { kind: 'text', isComputed: true, row: z.array(z.string()), width: 24 },
  issuedOn: { kind: 'date', isNullable: true, sort: 'plain' },
  signedOn: { kind: 'date', isNullable: true },
  /** The reason of the voiding or the reversal. */
  endedOn: { kind: 'date', isNullable: true },
  redInvoiceNo: { kind: 'text', isCopied: true, width: 24 },
  delivery: { kind: 'text', width: 12 },
  recipient: { kind: 'text', width: 14 },
  recipientAddress: { kind: 'text', isLong: true, width: 36 },
  recipientPhone: { kind: 'text', width: 16 },
  expressCompany: { kind: 'text', width: 14 },
  expressNo: { kind: 'text', width: 20 },
  reason: { kind: 'text', isLong: true, width: 30 },
  note: { kind: 'text', isLong: true, width: 30 },
  /** Empty where the provider issued it without being asked. */
  requestedByName: { kind: 'text', isJoined: true, width: 14 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(salesInvoiceColumns)

export const SalesInvoice = z.object(shapes.row)
export type SalesInvoice = z.infer<typeof SalesInvoice>

export const SalesInvoiceLine = z.object({
  id,
  position: z.number(),
  itemId: id,
  orderId: z.nullable(id),
  orderNo: z.string(),
  /** The debt that it is for. */
  itemKind: z.string(),
  feeKind: z.string(),
  documentNo: z.string(),
  rate: z.number(),
  amount: z.string(),
  net: z.string(),
  tax: z.string(),
})
export type SalesInvoiceLine = z.infer<typeof SalesInvoiceLine>

export const SalesInvoiceDetail = z.extend(SalesInvoice, {
  ...documentShape,
  statedTitle: StatedTitle,
  lines: z.array(SalesInvoiceLine),
})
export type SalesInvoiceDetail = z.infer<typeof SalesInvoiceDetail>

export const salesInvoiceDocument = 'sales-invoice'
export const redInvoiceDocument = 'red-invoice'

const requested = {
  titleId: id,
  kind: code(invoiceKind),
  delivery: z._default(code(invoiceDelivery), invoiceDelivery.codes.file),
  recipient: optionalText(60),
  recipientAddress: optionalText(300),
  recipientPhone: orEmpty(phone),
  note: optionalText(500),
  /** At most what was paid of each debt and is on no invoice yet. */
  items: z
    .array(z.strictObject({ itemId: id, amount: amountText(inRmb) }))
    .check(z.minLength(1, 'salesInvoice.nothingChosen'), z.maxLength(500)),
}
export const SalesInvoiceRequest = z.strictObject(requested)
export type SalesInvoiceRequest = z.infer<typeof SalesInvoiceRequest>

export const SalesInvoiceQuery = listQuery({
  filters: {
    /** Number of the request or of the invoice, title, or an order's number. */
    keyword: z.optional(text(100)),
    state: z.optional(code(invoiceStatus)),
    kind: z.optional(code(invoiceKind)),
    orderId: z.optional(id),
    issuedOnBegin: z.optional(date),
    issuedOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type SalesInvoiceQuery = z.infer<typeof SalesInvoiceQuery>
export const SalesInvoiceExport = exportQuery(SalesInvoiceQuery, shapes.exported)
export type SalesInvoiceExport = z.infer<typeof SalesInvoiceExport>

const figure = z.object({ count: z.number(), amount: z.string() })
export const SalesInvoiceSummary = z.object({
  /** Paid and on no invoice yet, and of it what is past its tenth day. */
  invoiceable: figure,
  overdue: figure,
  requested: figure,
  toSign: figure,
  /** Issued since the first of January, without voided and reversed ones. */
  issuedThisYear: figure,
})
export type SalesInvoiceSummary = z.infer<typeof SalesInvoiceSummary>

export const salesInvoiceStepAccess = {
  withdraw: 'tax-salesInvoice-request',
  sign: 'tax-salesInvoice-sign',
} as const satisfies Record<string, Permission>
