import { type PaymentStateKey, paymentState } from '../payments/payment.codes.ts'
import { orderState } from './order.codes.ts'

/** `near` from here on: time enough to send a reminder abroad and see it answered. */
const nearDays = 15

export type Deadline = {
  readonly name: 'exportReceipt'
  readonly dueOn: string
  /** Below zero once it has passed. */
  readonly daysLeft: number
  readonly urgency: 'far' | 'near' | 'late'
}

type Dated = {
  readonly state: number
  readonly paymentState: number
  readonly receiptDueOn: string | null
}

const over: ReadonlySet<number> = new Set([orderState.codes.cancelled, orderState.codes.completed])
const settled: ReadonlySet<PaymentStateKey> = new Set(['paid', 'notNeeded'])

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000

/** §1: what has to happen by a day. Whatever is paid, cancelled or completed has no deadline any more. */
export function deadlinesOf(order: Dated, today: string): Deadline[] {
  const payment = paymentState.keyOf(order.paymentState)
  if (order.receiptDueOn === null || over.has(order.state) || (payment && settled.has(payment))) return []
  const daysLeft = dayNumber(order.receiptDueOn) - dayNumber(today)
  return [{ name: 'exportReceipt', dueOn: order.receiptDueOn, daysLeft, urgency: urgencyOf(daysLeft) }]
}

function urgencyOf(daysLeft: number): Deadline['urgency'] {
  if (daysLeft < 0) return 'late'
  return daysLeft <= nearDays ? 'near' : 'far'
}
