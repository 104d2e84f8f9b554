import type { Order } from '@quayside/contract/orders/order.ts'
import { paymentState } from '@quayside/contract/payments/payment.codes.ts'
import { whyNotAdded } from '@quayside/contract/payments/payment-application.rules.ts'

type Why = NonNullable<ReturnType<typeof whyNotAdded>>

/** Which of the orders one application can pay, and why the first of the others is left out. */
export function addable(orders: readonly Order[]): { fit: readonly Order[]; why: Why | undefined } {
  const fit: Order[] = []
  let why: Why | undefined
  for (const order of orders) {
    const reason = whyNotAdded(order, fit[0]?.currency)
    if (reason === undefined) fit.push(order)
    else why ??= reason
  }
  return { fit, why }
}

/** Whether the next thing to do with an order is to have its supplier paid. */
export const isPaymentDue = (
  order: Pick<Order, 'state' | 'currency' | 'orderAmount' | 'appliedAmount' | 'paymentState'>,
): boolean => whyNotAdded(order) === undefined && order.paymentState !== paymentState.codes.notNeeded
