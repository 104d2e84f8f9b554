import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** Sales quotes carry the same codes. */
export const forwarderEnquiryState = codeList('forwarderEnquiryState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  quoted: 2,
  quoteConfirmed: 3,
  orderGenerated: 4,
})
type ForwarderEnquiryStateKey = KeyOf<typeof forwarderEnquiryState>
export const forwarderEnquiryStateTone: Record<ForwarderEnquiryStateKey, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  quoted: 'waitsForYou',
  quoteConfirmed: 'underway',
  orderGenerated: 'done',
}

export const forwarderOrderState = codeList('forwarderOrderState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  quoted: 2,
  quoteConfirmed: 3,
  goodsReady: 4,
  delivered: 5,
  arrived: 6,
  materialAdded: 7,
  completed: 8,
})
export type ForwarderOrderStateKey = KeyOf<typeof forwarderOrderState>
export const forwarderOrderStateTone: Record<ForwarderOrderStateKey, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  quoted: 'waitsForYou',
  quoteConfirmed: 'underway',
  goodsReady: 'underway',
  delivered: 'underway',
  arrived: 'waitsForYou',
  materialAdded: 'underway',
  completed: 'done',
}

export const freightDirection = codeList('freightDirection', { import: 0, export: 1 })
export type FreightDirectionKey = KeyOf<typeof freightDirection>

/** How the goods travel; a shared container and a truck or wagon load are charged by weight and measure. */
export const freightMode = codeList('freightMode', { seaFull: 0, seaShared: 1, air: 2, truck: 3, rail: 4 })

/** Carriers call them so, in every language. */
export const containerType = { values: ['20GP', '40GP', '40HQ', '45HQ', '40RF'] } as const

/** What a charge is multiplied by. */
export const chargeBasis = codeList('chargeBasis', {
  shipment: 0,
  container: 1,
  kilogram: 2,
  cubicMetre: 3,
  revenueTon: 4,
  piece: 5,
})

/** On which part of the way a charge falls; dictionary 1020 says it of each kind. */
export const chargeSection = codeList('chargeSection', ['freight', 'origin', 'destination'])
export type ChargeSectionKey = KeyOf<typeof chargeSection>

export const forwarderQuotationState = codeList('forwarderQuotationState', {
  offered: 0,
  confirmed: 1,
  closed: 2,
  withdrawn: 3,
  expired: 4,
})
type ForwarderQuotationStateKey = KeyOf<typeof forwarderQuotationState>
export const forwarderQuotationStateTone: Record<ForwarderQuotationStateKey, Tone> = {
  offered: 'waitsForYou',
  confirmed: 'done',
  closed: 'draft',
  withdrawn: 'draft',
  expired: 'draft',
}

/** A counter-offer of the customer, and what became of it. */
export const counterOfferState = codeList('counterOfferState', {
  open: 0,
  accepted: 1,
  refused: 2,
  lapsed: 3,
})
type CounterOfferStateKey = KeyOf<typeof counterOfferState>
export const counterOfferStateTone: Record<CounterOfferStateKey, Tone> = {
  open: 'underway',
  accepted: 'done',
  refused: 'refused',
  lapsed: 'draft',
}

/** Stops of a shipment in their order. */
export const freightMilestone = codeList('freightMilestone', [
  'cargoReady',
  'booked',
  'handedOver',
  'departed',
  'transshipped',
  'arrived',
  'cleared',
  'delivered',
])
export type FreightMilestoneKey = KeyOf<typeof freightMilestone>
