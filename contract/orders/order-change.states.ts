import { machine } from '../kernel/machine.ts'
import { orderChangeState } from './order-change.codes.ts'

export type OrderChangeFacts = {
  /** Every change is of a field that the order's state still lets the system set. */
  readonly isAppliedAtOnce: boolean
}

/**
 * A change of an order that is past its audit. Accepting one applies it; what the system cannot apply stays accepted
 * until the staff have carried it out. A request cannot be edited: the customer withdraws it and makes a new one.
 */
export const orderChangeMachine = machine<OrderChangeFacts>()({
  name: 'orderChange',
  states: orderChangeState,
  initial: 'requested',
  transitions: [
    {
      name: 'accept',
      from: ['requested'],
      to: 'done',
      actor: 'provider',
      applies: (change) => change.isAppliedAtOnce,
    },
    {
      name: 'accept',
      from: ['requested'],
      to: 'accepted',
      actor: 'provider',
      applies: (change) => !change.isAppliedAtOnce,
    },
    { name: 'carryOut', from: ['accepted'], to: 'done', actor: 'provider' },
    { name: 'refuse', from: ['requested'], to: 'refused', actor: 'provider', needs: ['reason'] },
    { name: 'withdraw', from: ['requested'], to: 'withdrawn', actor: 'customer' },
    { name: 'lapse', from: ['requested'], to: 'lapsed', actor: 'system' },
  ],
})
