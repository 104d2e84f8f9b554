import { daysBetween } from '../kernel/days.ts'
import { orderState } from './order.codes.ts'
import { paymentState } from './order-money.codes.ts'

/** `near` from here on: time enough to send a reminder abroad and see it answered. */
export const nearDays = 15

export type Deadline = {
  readonly name: 'exportReceipt'
  readonly dueOn: string
  /** The calendar of its year is not published: a rest day was not skipped. */
  readonly isOpen: boolean
  /** Below zero once it has passed. */
  readonly daysLeft: number
  readonly urgency: 'far' | 'near' | 'late'
}

type Dated = {
  readonly state: number
  readonly paymentState: number
  readonly receiptDueOn: string | null
  readonly isReceiptDueOpen: boolean
}

/** An order in one of these states, or that is not in one of these payment states, has no deadline any more. */
export const overStates: readonly number[] = [orderState.codes.cancelled, orderState.codes.completed]
export const owedPaymentStates: readonly number[] = [paymentState.codes.unpaid, paymentState.codes.partlyPaid]

/** §1: what has to happen by a day. */
export function deadlinesOf(order: Dated, today: string): Deadline[] {
  if (order.receiptDueOn === null || overStates.includes(order.state)) return []
  if (!owedPaymentStates.includes(order.paymentState)) return []
  const daysLeft = daysBetween(today, order.receiptDueOn)
  return [
    {
      name: 'exportReceipt',
      dueOn: order.receiptDueOn,
      isOpen: order.isReceiptDueOpen,
      daysLeft,
      urgency: urgencyOf(daysLeft),
    },
  ]
}

function urgencyOf(daysLeft: number): Deadline['urgency'] {
  if (daysLeft < 0) return 'late'
  return daysLeft <= nearDays ? 'near' : 'far'
}
