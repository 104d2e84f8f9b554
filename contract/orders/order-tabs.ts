import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { OrderStateKey } from './order.codes.ts'
import type { PaymentStateKey } from './order-money.codes.ts'

export const orderTab = codeList('orderTab', [
  'toSubmit',
  'pendingPayment',
  'pendingReceipt',
  'auditFailed',
  'returned',
])
export type OrderTabKey = KeyOf<typeof orderTab>

/** State 3 or beyond: the provider's audit was passed. */
export const auditPassedStates = [
  'audited',
  'storedAwaitingBinding',
  'bound',
  'received',
  'departed',
  'dispatched',
  'declared',
  'cleared',
  'arrived',
  'signed',
  'completed',
] as const satisfies readonly OrderStateKey[]

type TabRule = {
  readonly states: readonly OrderStateKey[]
  readonly hasReturnReason?: boolean
  readonly paymentStates?: readonly PaymentStateKey[]
}

/** Data and not functions, because the list's filter and the tabs' counts are written as SQL from the same rules. */
export const orderTabRules: Readonly<Record<OrderTabKey, TabRule>> = {
  toSubmit: { states: ['draft'], hasReturnReason: false },
  pendingPayment: { states: auditPassedStates, paymentStates: ['unpaid', 'partlyPaid'] },
  pendingReceipt: { states: ['declared', 'cleared', 'arrived', 'received', 'departed', 'dispatched'] },
  auditFailed: { states: ['auditFailed'] },
  returned: { states: ['draft'], hasReturnReason: true },
}

type OrderTabFacts = {
  readonly state: OrderStateKey
  readonly hasReturnReason: boolean
  readonly paymentState: PaymentStateKey
}

/** The tabs an order stands in: none, one, or both 'pending payment' and 'pending receipt' while it travels unpaid. */
export const tabsOf = (order: OrderTabFacts): OrderTabKey[] =>
  orderTab.keys.filter((tab) => {
    const rule = orderTabRules[tab]
    return (
      rule.states.includes(order.state) &&
      (rule.hasReturnReason === undefined || rule.hasReturnReason === order.hasReturnReason) &&
      (rule.paymentStates === undefined || rule.paymentStates.includes(order.paymentState))
    )
  })
