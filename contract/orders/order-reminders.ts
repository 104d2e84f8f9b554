import { priceAudit } from '../products/commodity.codes.ts'
import { orderState } from './order.codes.ts'
import { type Deadline, deadlinesOf } from './order-deadlines.ts'
import { auditPassedStates } from './order-tabs.ts'

const { draft, auditFailed, cancelled, submitted, audited, storedAwaitingBinding } = orderState.codes

/** What reminds the customer, as data: the list's filter is written as SQL from the same rules. */
export const reminderRules = {
  /** A price is discussed as long as the order may still be returned for it. */
  price: {
    states: [submitted, audited, storedAwaitingBinding] as readonly number[],
    audits: [priceAudit.codes.anomaly, priceAudit.codes.failed] as readonly number[],
  },
  /** The reason of a return or a refusal, until the order is submitted again. */
  returned: { states: [draft, auditFailed] as readonly number[] },
} as const

type Reminded = Parameters<typeof deadlinesOf>[0] & {
  readonly priceAudit: number | null
  readonly returnReason: string
}

type OrderReminder =
  | { readonly kind: 'priceAnomaly' | 'priceFailed' }
  | { readonly kind: 'returned'; readonly reason: string }
  | { readonly kind: 'deadline'; readonly deadline: Deadline }

/** The one thing about an order that most needs attention; a deadline far away needs none. */
export function reminderOf(order: Reminded, today: string): OrderReminder | undefined {
  const { price, returned } = reminderRules
  if (
    order.priceAudit !== null &&
    price.states.includes(order.state) &&
    price.audits.includes(order.priceAudit)
  )
    return { kind: order.priceAudit === priceAudit.codes.failed ? 'priceFailed' : 'priceAnomaly' }
  if (order.returnReason !== '' && returned.states.includes(order.state))
    return { kind: 'returned', reason: order.returnReason }
  const deadline = deadlinesOf(order, today).find(({ urgency }) => urgency !== 'far')
  return deadline && { kind: 'deadline', deadline }
}

/** Once the audit is passed. */
const payableStates: ReadonlySet<number> = new Set(auditPassedStates.map((key) => orderState.codes[key]))
export const isPayable = ({ state }: { readonly state: number }): boolean => payableStates.has(state)

/** An order that is not placed, was refused or is cancelled has nothing to pay. */
export const unowedStates: readonly number[] = [draft, auditFailed, cancelled]
export const isOwed = ({ state }: { readonly state: number }): boolean => !unowedStates.includes(state)
