import { payoutWorkingDays } from '@quayside/contract/kernel/commercial-terms.ts'
import { type Amount, isPositive, minus } from '@quayside/contract/kernel/money.ts'
import { addWorkingDays, type WorkCalendar } from '@quayside/contract/kernel/working-days.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { receiptDueOn } from '@quayside/contract/orders/order-estimates.ts'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import type { MoneyDeadline } from '@quayside/contract/payments/order-money-view.ts'
import { paymentApplicationState } from '@quayside/contract/payments/payment.codes.ts'
import type { toPaymentRecord } from '../finance/bank-movements.ts'
import type { toDebt } from '../finance/debts.ts'
import { payBy } from '../rates/work-calendar.ts'

type OrderRow = {
  order_no: string
  model_type: number
  currency: string
  order_amount: string
  paid_amount: string
  payment_state: number
  exported_on: string | null
}

export function exportDeadline(order: OrderRow, calendar: WorkCalendar): MoneyDeadline[] {
  if (order.model_type !== orderKind.codes.export || order.exported_on === null) return []
  return [
    {
      name: 'exportReceipt',
      dueOn: receiptDueOn(order.exported_on, calendar).day,
      documentNo: order.order_no,
      currency: order.currency,
      amount: minus(order.order_amount as Amount, order.paid_amount as Amount),
      isDone: order.payment_state === paymentState.codes.paid,
    },
  ]
}

export function supplierDeadline(
  application: {
    number: string
    state: number
    currency: string
    amount: string
    receivedInFullOn: string | null
  },
  calendar: WorkCalendar,
): MoneyDeadline[] {
  if (application.receivedInFullOn === null) return []
  return [
    {
      name: 'supplierPayment',
      dueOn: payBy(application.receivedInFullOn, calendar).payBy,
      documentNo: application.number,
      currency: application.currency,
      amount: application.amount,
      isDone: application.state === paymentApplicationState.codes.paid,
    },
  ]
}

/** An export's money is paid out within working days. */
export function receiptDeadlines(
  receipt: ReturnType<typeof toPaymentRecord>,
  modelType: number,
  calendar: WorkCalendar,
): MoneyDeadline[] {
  const shared = { documentNo: receipt.documentNo, currency: receipt.currency }
  if (receipt.event === 'fxReceived' && modelType === orderKind.codes.export) {
    const dueOn = addWorkingDays(receipt.occurredOn, payoutWorkingDays, calendar) ?? null
    const isDone = receipt.unused !== null && !isPositive(receipt.unused as Amount)
    return [{ ...shared, name: 'payout', dueOn, amount: receipt.amount, isDone }]
  }
  return []
}

export const invoiceDeadline = (row: {
  due_on: string
  voucher_no: string
  amount: string
}): MoneyDeadline => ({
  name: 'vatInvoice',
  dueOn: row.due_on,
  documentNo: row.voucher_no,
  currency: 'RMB',
  amount: row.amount,
  isDone: false,
})

export const debtDeadline = (debt: ReturnType<typeof toDebt>): MoneyDeadline => ({
  name: 'debt',
  dueOn: debt.dueOn,
  documentNo: debt.documentNo,
  currency: debt.currency,
  amount: debt.outstanding,
  isDone: false,
})
