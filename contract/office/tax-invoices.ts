import * as z from 'zod/mini'
import { flag } from '../kernel/record.ts'
import { code, date, id, optionalText, requiredText, text } from '../kernel/schema.ts'
import { invoiceAction, invoiceKind } from '../tax-invoices/invoice.codes.ts'
import { invoiceCode, invoiceNo } from '../tax-invoices/invoice-number.ts'
import { Invoiceable, InvoiceableQuery } from '../tax-invoices/invoiceable.ts'
import {
  SalesInvoiceDetail,
  SalesInvoiceRequest,
  salesInvoiceColumns,
} from '../tax-invoices/sales-invoice.ts'
import { officeRow, ownedBy, RecordQuery, reviewed } from './record.ts'

export const OfficeSalesInvoice = officeRow(salesInvoiceColumns, { isRequested: z.boolean() })
export type OfficeSalesInvoice = z.infer<typeof OfficeSalesInvoice>
export const OfficeSalesInvoiceQuery = z.extend(RecordQuery, { kind: z.optional(code(invoiceKind)) })
export type OfficeSalesInvoiceQuery = z.infer<typeof OfficeSalesInvoiceQuery>
export const SalesInvoiceReview = z.extend(SalesInvoiceDetail, reviewed)
export type SalesInvoiceReview = z.infer<typeof SalesInvoiceReview>

const fileIds = z._default(z.array(id).check(z.maxLength(5)), [])
const issued = {
  invoiceCode,
  invoiceNo,
  /** Today where none is given. */
  issuedOn: z.optional(date),
  expressCompany: optionalText(60),
  expressNo: optionalText(60),
}
export const IssueInput = z.strictObject({ ...issued, fileIds, note: z.optional(text(500)) })
export type IssueInput = z.infer<typeof IssueInput>
export const VoidInput = z.strictObject({ reason: requiredText(500) })
export const ReverseInput = z.strictObject({
  /** The number of the red-letter invoice. */
  redInvoiceNo: invoiceNo,
  reason: requiredText(500),
  fileIds,
})
export type ReverseInput = z.infer<typeof ReverseInput>

/** An invoice without a request: made and issued in one step. */
export const SalesInvoiceDraft = z.strictObject({
  ...SalesInvoiceRequest.shape,
  ...issued,
  companyId: id,
  fileIds,
})
export type SalesInvoiceDraft = z.infer<typeof SalesInvoiceDraft>

export const OfficeInvoiceable = z.extend(Invoiceable, ownedBy)
export type OfficeInvoiceable = z.infer<typeof OfficeInvoiceable>
export const OfficeInvoiceableQuery = z.extend(InvoiceableQuery, {
  companyId: z.optional(id),
  /** 1: past its tenth day. */
  isOverdue: z.optional(flag),
})
export type OfficeInvoiceableQuery = z.infer<typeof OfficeInvoiceableQuery>
/** The titles of a company, for an invoice without a request. */
export const OfCompany = z.strictObject({ companyId: id })
export type OfCompany = z.infer<typeof OfCompany>

/** A row of the sheet that issues, voids and reverses: the request's number, and what is done with it. */
export const SalesInvoiceRow = z.strictObject({
  number: requiredText(40),
  step: code(invoiceAction),
  invoiceCode,
  invoiceNo: z._default(z.union([z.literal(''), invoiceNo]), ''),
  issuedOn: z._default(z.union([z.literal(''), date]), ''),
  expressCompany: optionalText(60),
  expressNo: optionalText(60),
  redInvoiceNo: z._default(z.union([z.literal(''), invoiceNo]), ''),
  reason: optionalText(500),
})
export type SalesInvoiceRow = z.infer<typeof SalesInvoiceRow>
