import type {
  forwardingRefusals,
  freightRefusals,
} from '@quayside/contract/forwarding/forwarding.refusals.ts'
import type { Nested } from '../../nested.ts'
import { common } from '../kernel/shared.ts'

export const forwardingErrors = {
  forwarderEnquiry: {
    alreadySubmitted: 'This inquiry has already been submitted. Please wait for the quote.',
    ...common('noQuotation'),
  },
  forwarderOrder: {
    alreadySubmitted: 'This freight order has already been submitted. Refresh to see its latest status.',
    ...common('noQuotation'),
  },
  forwarderQuotation: {
    offerOpen: 'Your last counteroffer has not been answered yet. Please wait for the reply.',
    noOffer: 'There is no counteroffer to answer.',
    notValid: 'This quote is past its last day. Ask the provider for a new one.',
  },
  quoteRequest: { twice: 'This forwarder has been asked already. Withdraw its link first.' },
  quoteLink: {
    unknown: 'This link is not valid or was withdrawn. Ask the provider who sent it.',
    expired: 'This link is past its last day. Ask the provider for a new one.',
    closed: 'This inquiry is closed. It takes no more quotes.',
  },
  freight: {
    samePort: 'The destination is the same as the origin. Check the ports.',
    sizeIncomplete: 'Enter length, width, height and the number of pieces.',
    containersMissing: 'A full container load needs a container type and number.',
    containerNumber: 'A container number has 4 letters (the fourth U, J or Z) and 7 digits.',
    containerCheckDigit: 'The check digit should be {digit}. Check the container number.',
    containerTwice: 'This container number is entered twice.',
    waybill: 'An air waybill number has 11 digits.',
    waybillCheckDigit: 'The check digit should be {digit}. Check the air waybill number.',
    chargeTwice: 'Each kind of charge can be quoted only once.',
    chargeNotQuoted: 'This quote does not have the charge. Leave out the price to ask for it.',
    chargeQuoted: 'This charge is quoted. Enter the price you want.',
    offerAsQuoted: 'This is the quoted price. Enter another one, or confirm the quote.',
    noCharges: 'Enter at least one charge.',
    termsDiffer: 'Differs from row {row} of the same quote.',
    quoteRejected: 'Another row of this quote has an error, so the quote is not imported.',
    enquiryUnknown: 'There is no inquiry with this number.',
    enquiryClosed: 'This inquiry no longer takes quotes.',
    validityPast: 'The last day cannot be before today.',
    milestoneTwice: 'Each milestone can be entered only once.',
    milestoneFuture: 'The actual time cannot be in the future.',
    noMilestone: 'Enter at least one milestone.',
    noMaterial: 'Enter the shipping instructions or upload a file.',
  },
} as const satisfies Nested<keyof typeof forwardingRefusals | keyof typeof freightRefusals>
