import type { forwardingRefusals } from '@quayside/contract/forwarding/forwarding.refusals.ts'
import type { Nested } from '../../nested.ts'

export const forwardingErrors = {
  forwarderEnquiry: {
    alreadySubmitted: 'This inquiry has already been submitted. Please wait for the quote.',
    noQuotation: 'Enter a quote before you send it.',
  },
  forwarderOrder: {
    alreadySubmitted: 'This freight order has already been submitted. Refresh to see its latest status.',
    noQuotation: 'Enter a quote before you send it.',
  },
} as const satisfies Nested<keyof typeof forwardingRefusals>
