import { draftTransitions, machine } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { outboundState } from './warehouse-order.codes.ts'

export type OutboundFacts = {
  /** With what is shipped now, nothing stays reserved. */
  readonly isAllShipped: boolean
  /** Something has left already. */
  readonly isPartlyShipped: boolean
}

/**
 * Goods on their way out. Submitting reserves the lots. There is no code for 'cancelled': a cancelled outbound order
 * releases its lots and becomes a draft, to be changed or removed.
 */
export const outboundMachine = machine<OutboundFacts, WarehouseRefusal>()({
  name: 'outbound',
  states: outboundState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft'],
      to: 'new',
      submitted: ['new', 'arranged', 'shipped', 'completed'],
      refusal: 'outbound.alreadySubmitted',
    }),
    {
      name: 'cancel',
      from: ['new'],
      to: 'draft',
      actor: 'customer',
      elsewhere: [{ in: ['shipped', 'completed'], refusal: 'outbound.alreadyShipped' }],
    },
    {
      name: 'cancel',
      from: ['new', 'arranged'],
      to: 'draft',
      actor: 'provider',
      needs: ['reason'],
      when: (outbound) => (outbound.isPartlyShipped ? 'outbound.alreadyShipped' : undefined),
    },
    { name: 'arrange', from: ['new'], to: 'arranged', actor: 'provider' },
    // A part may leave first: the order stays arranged until the last of it has left.
    {
      name: 'ship',
      from: ['arranged'],
      to: 'shipped',
      actor: 'provider',
      applies: (outbound) => outbound.isAllShipped,
    },
    { name: 'ship', from: ['arranged'], actor: 'provider', applies: (outbound) => !outbound.isAllShipped },
    { name: 'complete', from: ['shipped'], to: 'completed', actor: 'provider' },
  ],
})

/** States beside the machine: inspected before they leave, signed for once they have left. */
const markStates = {
  markInspected: ['new', 'arranged'],
  markSigned: ['shipped', 'completed'],
} as const
export type OutboundMark = keyof typeof markStates
export const outboundMarks = Object.keys(markStates) as OutboundMark[]
export const isOutboundMarkable = (mark: OutboundMark, state: string): boolean =>
  (markStates[mark] as readonly string[]).includes(state)
