import { taxBillState } from './customs/customs.codes.ts'
import { feeState } from './finance/finance.codes.ts'
import { orderState } from './orders/order.codes.ts'
import { paymentApplicationState } from './payments/payment.codes.ts'
import { invoiceStatus } from './tax-invoices/invoice.codes.ts'

type CountedKind = 'order' | 'fee' | 'taxBill' | 'paymentApplication' | 'salesInvoice'

/** The states in which a record adds nothing to a total: it was reversed, cancelled, rejected or voided. */
export const uncountedStates: Readonly<Record<CountedKind, readonly number[]>> = {
  order: [orderState.codes.cancelled],
  fee: [feeState.codes.discarded, feeState.codes.proposed, feeState.codes.reversed],
  taxBill: [taxBillState.codes.cancelled],
  paymentApplication: [paymentApplicationState.codes.cancelled, paymentApplicationState.codes.rejected],
  salesInvoice: [invoiceStatus.codes.voided, invoiceStatus.codes.reversed],
}
