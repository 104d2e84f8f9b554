import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const inboundState = codeList('inboundState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  auditFailed: 2,
  audited: 3,
  received: 4,
  inspected: 5,
  reviewed: 6,
  stored: 7,
  entrusted: 8,
})
type InboundStateKey = KeyOf<typeof inboundState>
/** Goods of these are on their way: announced to the provider, and not put away yet. */
export const announcedStates = [
  'submitted',
  'audited',
  'received',
  'inspected',
  'reviewed',
] as const satisfies readonly InboundStateKey[]
export const inboundStateTone: Record<InboundStateKey, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  auditFailed: 'refused',
  audited: 'underway',
  received: 'underway',
  inspected: 'underway',
  reviewed: 'underway',
  stored: 'done',
  entrusted: 'done',
}

/** The new order (0) stands after the draft (-1) here, unlike in every other list. */
export const outboundState = codeList('outboundState', {
  draft: -1,
  new: 0,
  arranged: 1,
  shipped: 2,
  completed: 3,
})
type OutboundStateKey = KeyOf<typeof outboundState>
export const outboundStateTone: Record<OutboundStateKey, Tone> = {
  draft: 'draft',
  new: 'underway',
  arranged: 'underway',
  shipped: 'underway',
  completed: 'done',
}

export const goodsPickupState = codeList('goodsPickupState', {
  unsubmitted: 0,
  submitted: 1,
  cancelled: 2,
  pickupDone: 3,
  inspectionAbnormal: 4,
  inspectionDone: 5,
  stored: 6,
  anomalyHandled: 7,
  pickupAbnormal: 8,
})
type GoodsPickupStateKey = KeyOf<typeof goodsPickupState>
export const goodsPickupStateTone: Record<GoodsPickupStateKey, Tone> = {
  unsubmitted: 'draft',
  submitted: 'underway',
  cancelled: 'draft',
  pickupDone: 'underway',
  inspectionAbnormal: 'refused',
  inspectionDone: 'underway',
  stored: 'done',
  anomalyHandled: 'underway',
  pickupAbnormal: 'refused',
}
