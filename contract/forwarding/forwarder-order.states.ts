import { draftTransitions, machine } from '../kernel/machine.ts'
import { cancelTransitions } from './cancel.transitions.ts'
import { type FreightDirectionKey, forwarderOrderState } from './forwarding.codes.ts'
import type { ForwardingRefusal } from './forwarding.refusals.ts'

type ForwarderOrderFacts = {
  readonly direction: FreightDirectionKey
  /** A price is entered on the order. */
  readonly hasQuotation: boolean
}

/**
 * A freight-forwarding order. One that is generated from an enquiry is created at 'quote confirmed', because its
 * quote was confirmed there; creating is no transition. Either side may
 * provide the material (shipping instructions).
 */
export const forwarderOrderMachine = machine<ForwarderOrderFacts, ForwardingRefusal>()({
  name: 'forwarderOrder',
  states: forwarderOrderState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft'],
      to: 'submitted',
      submitted: [
        'submitted',
        'quoted',
        'quoteConfirmed',
        'goodsReady',
        'delivered',
        'arrived',
        'materialAdded',
        'completed',
      ],
      refusal: 'forwarderOrder.alreadySubmitted',
    }),
    {
      name: 'quote',
      from: ['submitted'],
      to: 'quoted',
      actor: 'provider',
      when: (order) => (order.hasQuotation ? undefined : 'forwarderOrder.noQuotation'),
    },
    { name: 'confirmQuote', from: ['quoted'], to: 'quoteConfirmed', actor: 'customer' },
    {
      name: 'confirmGoods',
      from: ['quoteConfirmed'],
      to: 'goodsReady',
      actor: 'provider',
      applies: (order) => order.direction === 'import',
    },
    {
      name: 'bookWarehouse',
      from: ['quoteConfirmed'],
      to: 'goodsReady',
      actor: 'provider',
      applies: (order) => order.direction === 'export',
    },
    { name: 'deliver', from: ['goodsReady'], to: 'delivered', actor: 'provider' },
    { name: 'arrive', from: ['delivered'], to: 'arrived', actor: 'provider' },
    { name: 'addMaterial', from: ['arrived'], to: 'materialAdded', actor: ['customer', 'provider'] },
    { name: 'complete', from: ['materialAdded'], to: 'completed', actor: 'provider' },
    ...cancelTransitions,
  ],
})
