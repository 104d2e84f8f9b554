import { draftTransitions, machine } from '../kernel/machine.ts'
import { cancelTransitions } from './cancel.transitions.ts'
import { forwarderEnquiryState } from './forwarding.codes.ts'
import type { ForwardingRefusal } from './forwarding.refusals.ts'

type ForwarderEnquiryFacts = {
  /** At least one quotation is entered. */
  readonly hasQuotation: boolean
}

/** An enquiry becomes a quote, and the quote an order. */
export const forwarderEnquiryMachine = machine<ForwarderEnquiryFacts, ForwardingRefusal>()({
  name: 'forwarderEnquiry',
  states: forwarderEnquiryState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft'],
      to: 'submitted',
      submitted: ['submitted', 'quoted', 'quoteConfirmed', 'orderGenerated'],
      refusal: 'forwarderEnquiry.alreadySubmitted',
    }),
    {
      name: 'quote',
      from: ['submitted'],
      to: 'quoted',
      actor: 'provider',
      when: (enquiry) => (enquiry.hasQuotation ? undefined : 'forwarderEnquiry.noQuotation'),
    },
    { name: 'confirmQuote', from: ['quoted'], to: 'quoteConfirmed', actor: 'customer' },
    { name: 'generateOrder', from: ['quoteConfirmed'], to: 'orderGenerated', actor: 'provider' },
    // The order came to nothing: the confirmed quotation can become another one.
    { name: 'reopen', from: ['orderGenerated'], to: 'quoteConfirmed', actor: 'system' },
    // The last quotation expired or was withdrawn: there is nothing left to confirm, and the provider quotes again.
    { name: 'awaitQuote', from: ['quoted'], to: 'submitted', actor: 'system' },
    ...cancelTransitions,
  ],
})
