import * as z from 'zod/mini'
import { announcedTransferColumns } from '../finance/announced-transfer.ts'
import { transferState } from '../finance/voucher.codes.ts'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code, id, requiredText } from '../kernel/schema.ts'
import { AnomalyInput, MatchInput } from '../office/input-invoice.ts'
import { IssueInput, ReverseInput, SalesInvoiceDraft } from '../office/tax-invoices.ts'
import { InputInvoiceDetail, InputInvoiceSave } from '../tax-invoices/input-invoice.ts'
import { SalesInvoiceDetail } from '../tax-invoices/sales-invoice.ts'
import { history, ofCompany } from './records.ts'

export const erpSalesInvoice = {
  detail: { lines: SalesInvoiceDetail.shape.lines, statedTitle: SalesInvoiceDetail.shape.statedTitle },
}
export const issueBody = z.omit(IssueInput, { note: true, fileIds: true }).shape
export const reverseBody = z.omit(ReverseInput, { reason: true, fileIds: true }).shape
/** An invoice that the ERP issued by itself, by its own number; sent again it records nothing twice. */
export const ErpSalesInvoiceDraft = z.extend(z.omit(SalesInvoiceDraft, { fileIds: true }), {
  reference: requiredText(100),
})
export type ErpSalesInvoiceDraft = z.infer<typeof ErpSalesInvoiceDraft>

export const erpInputInvoice = { detail: { lines: InputInvoiceDetail.shape.lines } }
export const matchBody = z.omit(MatchInput, { note: true }).shape
export const anomalyBody = z.omit(AnomalyInput, { reason: true }).shape
/** A supplier's invoice that the ERP has, by its own number; sent again it records nothing twice. */
export const ErpInputInvoiceDraft = z.extend(
  z.omit(InputInvoiceSave, { id: true, version: true, attachments: true, readings: true }),
  { reference: requiredText(100), companyId: id },
)
export type ErpInputInvoiceDraft = z.infer<typeof ErpInputInvoiceDraft>

export const TransfersQuery = z.strictObject({ ...ofCompany, state: z.optional(code(transferState)) })
export const ErpTransfer = erpRow(announcedTransferColumns)
export const ErpTransferDetail = z.extend(ErpTransfer, history)
