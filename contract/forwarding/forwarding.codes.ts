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
export type ForwarderEnquiryStateKey = KeyOf<typeof forwarderEnquiryState>
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
