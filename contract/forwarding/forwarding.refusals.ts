import type { RefusalTable } from '../kernel/refusal.ts'

export const forwardingRefusals = {
  'forwarderEnquiry.alreadySubmitted': { answer: 409 },
  'forwarderEnquiry.noQuotation': { answer: 409 },
  'forwarderOrder.alreadySubmitted': { answer: 409 },
  'forwarderOrder.noQuotation': { answer: 409 },
  'forwarderQuotation.offerOpen': { answer: 409 },
  'forwarderQuotation.noOffer': { answer: 409 },
  'forwarderQuotation.notValid': { answer: 409 },
} as const satisfies RefusalTable
export type ForwardingRefusal = keyof typeof forwardingRefusals

/** What the rules around shipments, quotations and transport documents refuse. */
export const freightRefusals = {
  'freight.samePort': { answer: 400 },
  'freight.sizeIncomplete': { answer: 400 },
  'freight.containersMissing': { answer: 400 },
  'freight.containerNumber': { answer: 400 },
  'freight.containerCheckDigit': { answer: 400, params: ['digit'] },
  'freight.containerTwice': { answer: 400 },
  'freight.waybill': { answer: 400 },
  'freight.waybillCheckDigit': { answer: 400, params: ['digit'] },
  'freight.chargeTwice': { answer: 400 },
  'freight.chargeNotQuoted': { answer: 400 },
  'freight.chargeQuoted': { answer: 400 },
  'freight.offerAsQuoted': { answer: 400 },
  'freight.noCharges': { answer: 400 },
  'freight.termsDiffer': { answer: 400, params: ['row'] },
  'freight.quoteRejected': { answer: 400 },
  'freight.enquiryUnknown': { answer: 400 },
  'freight.enquiryClosed': { answer: 400 },
  'freight.validityPast': { answer: 400 },
  'freight.milestoneTwice': { answer: 400 },
  'freight.milestoneFuture': { answer: 400 },
  'freight.noMilestone': { answer: 400 },
  'freight.noMaterial': { answer: 400 },
  'quoteRequest.twice': { answer: 409 },
  'quoteLink.unknown': { answer: 404 },
  'quoteLink.expired': { answer: 409 },
  'quoteLink.closed': { answer: 409 },
} as const satisfies RefusalTable
