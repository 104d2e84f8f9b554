import * as z from 'zod/mini'
import { transferState } from '../finance/voucher.codes.ts'
import { code, date, id, instant, requiredText } from '../kernel/schema.ts'
import { AnomalyInput, MatchInput } from '../office/input-invoice.ts'
import { IssueInput, ReverseInput, SalesInvoiceDraft } from '../office/tax-invoices.ts'
import { InputInvoiceDetail, InputInvoiceSave } from '../tax-invoices/input-invoice.ts'
import { confirmationState, invoiceStatus } from '../tax-invoices/invoice.codes.ts'
import { SalesInvoiceDetail } from '../tax-invoices/sales-invoice.ts'
import { cursor, limit } from './feed.ts'
import { history, moneyDocument } from './records.ts'

const page = { after: cursor, limit, companyId: z.optional(id) }
const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

export const SalesInvoicesQuery = z.strictObject({ ...page, state: z.optional(code(invoiceStatus)) })
export const ErpSalesInvoice = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  kind: z.string(),
  titleId: id,
  amount: z.string(),
  net: z.string(),
  tax: z.string(),
  lineCount: z.number(),
  delivery: z.string(),
  recipient: z.string(),
  recipientAddress: z.string(),
  recipientPhone: z.string(),
  invoiceCode: z.string(),
  invoiceNo: z.string(),
  issuedOn: z.nullable(date),
  expressCompany: z.string(),
  expressNo: z.string(),
  signedOn: z.nullable(date),
  endedOn: z.nullable(date),
  redInvoiceNo: z.string(),
  reason: z.string(),
  note: z.string(),
  ...stamps,
})
export const ErpSalesInvoiceDetail = z.extend(ErpSalesInvoice, {
  lines: SalesInvoiceDetail.shape.lines,
  statedTitle: SalesInvoiceDetail.shape.statedTitle,
  ...history,
})
export const issueBody = z.omit(IssueInput, { note: true, fileIds: true }).shape
export const reverseBody = z.omit(ReverseInput, { reason: true, fileIds: true }).shape
/** An invoice that the ERP issued by itself, by its own number; sent again it records nothing twice. */
export const ErpSalesInvoiceDraft = z.extend(z.omit(SalesInvoiceDraft, { fileIds: true }), {
  reference: requiredText(100),
})
export type ErpSalesInvoiceDraft = z.infer<typeof ErpSalesInvoiceDraft>

export const InputInvoicesQuery = z.strictObject({ ...page, state: z.optional(code(confirmationState)) })
export const ErpInputInvoice = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  invoiceCode: z.string(),
  invoiceNo: z.string(),
  sellerName: z.string(),
  sellerTaxNo: z.string(),
  issuedOn: date,
  net: z.string(),
  tax: z.string(),
  amount: z.string(),
  lineCount: z.number(),
  anomaly: z.nullable(z.string()),
  reason: z.string(),
  note: z.string(),
  confirmedOn: z.nullable(date),
  ...stamps,
})
export const ErpInputInvoiceDetail = z.extend(ErpInputInvoice, {
  lines: InputInvoiceDetail.shape.lines,
  ...history,
})
export const matchBody = z.omit(MatchInput, { note: true }).shape
export const anomalyBody = z.omit(AnomalyInput, { reason: true }).shape
/** A supplier's invoice that the ERP has, by its own number; sent again it records nothing twice. */
export const ErpInputInvoiceDraft = z.extend(
  z.omit(InputInvoiceSave, { id: true, version: true, attachments: true }),
  { reference: requiredText(100), companyId: id },
)
export type ErpInputInvoiceDraft = z.infer<typeof ErpInputInvoiceDraft>

export const TransfersQuery = z.strictObject({ ...page, state: z.optional(code(transferState)) })
export const ErpTransfer = z.object({
  ...moneyDocument,
  transferOn: date,
  payerName: z.string(),
  purpose: z.string(),
  note: z.string(),
  confirmedOn: z.nullable(date),
  receivedOn: z.nullable(date),
  ...stamps,
})
export const ErpTransferDetail = z.extend(ErpTransfer, {
  itemIds: z.array(id),
  orderIds: z.array(id),
  ...history,
})
