import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { paymentState, taxInvoicingState } from '@quayside/contract/orders/order-money.codes.ts'
import { auditPassedStates } from '@quayside/contract/orders/order-tabs.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { whyNotAdded } from '@quayside/contract/payments/payment-application.rules.ts'

type Why = NonNullable<ReturnType<typeof whyNotAdded>>

/** Which of the orders one application can pay, and why the first of the others is left out. */
export function addable(orders: readonly ListedOrder[]): {
  fit: readonly ListedOrder[]
  why: Why | undefined
} {
  const fit: ListedOrder[] = []
  let why: Why | undefined
  for (const order of orders) {
    const reason = whyNotAdded(order, fit[0]?.currency)
    if (reason === undefined) fit.push(order)
    else why ??= reason
  }
  return { fit, why }
}

/** Orders whose payments may not be wholly on invoices yet. What can be invoiced of each, the request itself shows. */
export const invoiceable = (orders: readonly ListedOrder[]): readonly ListedOrder[] =>
  orders.filter(
    ({ state, invoicingState }) =>
      passed.has(orderState.keyOf(state)) && invoicingState !== taxInvoicingState.codes.full,
  )
const passed: ReadonlySet<string | undefined> = new Set(auditPassedStates)

/** Whether the next thing to do with an order is to have its supplier paid. */
export const isPaymentDue = (
  order: Pick<ListedOrder, 'state' | 'currency' | 'orderAmount' | 'appliedAmount' | 'paymentState'>,
): boolean => whyNotAdded(order) === undefined && order.paymentState !== paymentState.codes.notNeeded
