import { type Amount, compare, isPositive, isZero } from '../kernel/money.ts'
import { orderKind } from '../orders/order.codes.ts'
import type { FxPaymentStateKey, PaymentStateKey, WriteOffStateKey } from '../orders/order-money.codes.ts'

/** The value of dictionary 1015 that says the customer pays without the provider. */
const paidWithoutProvider = 'SELF'

export type OrderMoney = {
  readonly modelType: number
  readonly currency: string
  readonly paymentMethod: string
  readonly orderAmount: Amount
  /** The sum of all live applications. */
  readonly applied: Amount
  /** The sum of the paid applications. */
  readonly paid: Amount
  /** Foreign exchange that came in for an export, in the order's currency. */
  readonly fxReceived: Amount
}

/** What counts as paid: what its applications paid; for an export, the foreign exchange that came in. */
export const paidOf = (order: OrderMoney): Amount =>
  order.modelType === orderKind.codes.export ? order.fxReceived : order.paid

export function paymentStateOf(order: OrderMoney): PaymentStateKey {
  if (isZero(order.orderAmount) || order.paymentMethod === paidWithoutProvider) return 'notNeeded'
  const paid = paidOf(order)
  if (!isPositive(paid)) return 'unpaid'
  return compare(paid, order.orderAmount) >= 0 ? 'paid' : 'partlyPaid'
}

export function fxPaymentStateOf(order: OrderMoney): FxPaymentStateKey {
  if (order.currency === 'RMB') return 'notNeeded'
  if (!isPositive(order.applied)) return 'notApplied'
  if (!isPositive(order.paid)) return 'appliedUnpaid'
  // Against the order and not against what was applied for: 60 % that is applied for and paid is a part.
  return compare(order.paid, order.orderAmount) >= 0 ? 'paid' : 'partlyPaid'
}

/** How far the order's items are settled, in whatever currencies. */
export function writeOffStateOf(
  items: readonly { readonly settled: Amount; readonly outstanding: Amount }[],
): WriteOffStateKey {
  if (!items.some(({ settled }) => isPositive(settled))) return 'none'
  return items.some(({ outstanding }) => isPositive(outstanding)) ? 'partial' : 'full'
}
