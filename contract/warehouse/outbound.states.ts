import { draftTransitions, machine } from '../kernel/machine.ts'
import type { WarehouseRefusal } from './warehouse.refusals.ts'
import { outboundState } from './warehouse-order.codes.ts'

export type OutboundFacts = {
  /** With what is shipped now, nothing stays reserved. */
  readonly isAllShipped: boolean
  /** Something has left already. */
  readonly isPartlyShipped: boolean
  /** An inspection was asked for, and is neither done nor waived. */
  readonly isInspectionOpen: boolean
}

const onceInspected = (outbound: OutboundFacts) =>
  outbound.isInspectionOpen ? ('outbound.notInspected' as const) : undefined

/**
 * Goods on their way out. Submitting reserves the lots. What is to be inspected leaves once it was, or once the provider waived
 * the inspection with a reason. There is no code for 'cancelled': a cancelled outbound order
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
      when: onceInspected,
    },
    {
      name: 'ship',
      from: ['arranged'],
      actor: 'provider',
      applies: (outbound) => !outbound.isAllShipped,
      when: onceInspected,
    },
    {
      name: 'waiveInspection',
      from: ['arranged'],
      actor: 'provider',
      needs: ['reason'],
      applies: (outbound) => outbound.isInspectionOpen,
    },
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
