import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const goodsCategory = codeList('goodsCategory', {
  noLinkedQuote: -1,
  electronics: 0,
  food: 1,
  cosmetics: 2,
  other: 3,
})
export type GoodsCategoryKey = KeyOf<typeof goodsCategory>

/** 3C: China Compulsory Certification. */
export const cccStatus = codeList('cccStatus', {
  no: 0,
  insideCatalogue: 1,
  outsideCatalogue: 2,
  inspectionNonCcc: 3,
  antiDumping: 4,
  nonAntiDumping: 5,
  toBeConfirmed: 6,
})
export type CccStatusKey = KeyOf<typeof cccStatus>

export const hongKongControl = codeList('hongKongControl', { no: 0, yes: 1 })
export type HongKongControlKey = KeyOf<typeof hongKongControl>

export const classificationRequestState = codeList('classificationRequestState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  classified: 2,
  returned: 3,
})
export type ClassificationRequestStateKey = KeyOf<typeof classificationRequestState>
export const classificationRequestStateTone: Record<ClassificationRequestStateKey, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  classified: 'done',
  returned: 'refused',
}
