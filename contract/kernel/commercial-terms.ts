import type { Amount } from './money.ts'

/**
 * §1 and §9: the figures the customer agrees to. The agreement prints them, fees and deadlines are computed from
 * them; a changed figure is a new version of the agreement.
 */
// Imports only the type of money, so that the agreement page does not load its arithmetic.
export const minimumExportAgencyFee = '200.00' as Amount
/** Days from the export date within which the foreign exchange has to arrive. */
export const exportReceiptDays = 60
/** Days after the payment is received within which the VAT invoice is due. */
export const vatInvoiceDays = 10
/** Working days after funds are received within which the provider pays out or advances. */
export const payoutWorkingDays = 3
/** Working days after full receipt within which the overseas supplier is paid. */
export const supplierPaymentWorkingDays = 3

/** The same by the names that the texts of agreement and contract use. */
export const agreedFigures = {
  agencyFee: minimumExportAgencyFee,
  receiptDays: exportReceiptDays,
  vatDays: vatInvoiceDays,
  payoutDays: payoutWorkingDays,
  supplierDays: supplierPaymentWorkingDays,
}

/** What a customer's consent is stored with. */
export const agreementVersion = '2026.1'
export const agreementDate = '2026-11-01'
