import { type Actor, actorsOf } from '../kernel/machine.ts'
import type { OrderStateKey } from './order.codes.ts'
import type { OrderFacts } from './order.conditions.ts'
import { afterSubmit, orderMachine } from './order.states.ts'

/** Who may sign for goods of this kind: the rows of `sign`, whatever the order's state. */
export const maySign = (actor: Actor, order: OrderFacts): boolean =>
  orderMachine.transitions.some(
    (row) => row.name === 'sign' && actorsOf(row).includes(actor) && (row.applies?.(order) ?? true),
  )

/** Where the provider may send an order back: as long as a price may still be found wrong. */
const returnableStates = orderMachine.transitions.flatMap(({ name, from }) => (name === 'return' ? from : []))
const markStates = {
  priceAudit: returnableStates,
  // Customs may query, amend or close a declaration long after the goods were signed for.
  declarationState: afterSubmit,
  // What is still underway is not filed away.
  archiveState: ['completed', 'cancelled'],
} as const satisfies Record<string, readonly OrderStateKey[]>
export type OrderMarkName = keyof typeof markStates
/** Whether the provider may set the mark while the order stands in `state`: never on a draft. */
export const isMarkable = (mark: OrderMarkName, state: OrderStateKey): boolean =>
  (markStates[mark] as readonly OrderStateKey[]).includes(state)

const shippableStates: ReadonlySet<OrderStateKey> = new Set([
  'declared',
  'cleared',
  'arrived',
  'signed',
  'received',
  'departed',
  'dispatched',
  'completed',
])
/** Goods leave for the customer only once an order can be neither cancelled nor returned any more. */
export const isShippable = (state: OrderStateKey): boolean => shippableStates.has(state)
