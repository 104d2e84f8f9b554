import { machine } from '../kernel/machine.ts'
import { forwarderQuotationState } from './forwarding.codes.ts'
import type { ForwardingRefusal } from './forwarding.refusals.ts'

type ForwarderQuotationFacts = {
  /** A counter-offer waits for the provider. */
  readonly hasOpenOffer: boolean
  /** Its last day is not over. */
  readonly isValid: boolean
}

/**
 * One quotation of an enquiry. Confirming one closes the others; after its last day the system ends it. A counter-offer
 * that is accepted changes the price of its charge.
 */
export const forwarderQuotationMachine = machine<ForwarderQuotationFacts, ForwardingRefusal>()({
  name: 'forwarderQuotation',
  states: forwarderQuotationState,
  initial: 'offered',
  transitions: [
    { name: 'revise', from: ['offered'], actor: 'provider' },
    {
      name: 'counterOffer',
      from: ['offered'],
      actor: 'customer',
      when: ({ hasOpenOffer, isValid }) =>
        hasOpenOffer ? 'forwarderQuotation.offerOpen' : isValid ? undefined : 'forwarderQuotation.notValid',
    },
    {
      name: 'acceptOffer',
      from: ['offered'],
      actor: 'provider',
      when: ({ hasOpenOffer }) => (hasOpenOffer ? undefined : 'forwarderQuotation.noOffer'),
    },
    {
      name: 'refuseOffer',
      from: ['offered'],
      actor: 'provider',
      needs: ['reason'],
      when: ({ hasOpenOffer }) => (hasOpenOffer ? undefined : 'forwarderQuotation.noOffer'),
    },
    {
      name: 'confirmQuote',
      from: ['offered'],
      to: 'confirmed',
      actor: 'customer',
      when: ({ isValid }) => (isValid ? undefined : 'forwarderQuotation.notValid'),
    },
    { name: 'withdraw', from: ['offered'], to: 'withdrawn', actor: 'provider', needs: ['reason'] },
    // It ends with the confirmation of another one, or with the enquiry.
    { name: 'close', from: ['offered', 'confirmed'], to: 'closed', actor: 'system' },
    { name: 'expire', from: ['offered'], to: 'expired', actor: 'system' },
  ],
})
