import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const goodsCategory = codeList('goodsCategory', {
  noLinkedQuote: -1,
  electronics: 0,
  food: 1,
  cosmetics: 2,
  other: 3,
})

const { noLinkedQuote: _noLinkedQuote, ...productCategories } = goodsCategory.codes
/** What a product can be: -1 says that an order's line has no product at all. */
export const productCategory = codeList('goodsCategory', productCategories)

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

export const hongKongControl = codeList('hongKongControl', { no: 0, yes: 1 })

/** Where a product stands on its way to a customs code; a classified one may be asked about again. */
export const classificationStatus = codeList('classificationStatus', {
  unclassified: 0,
  requested: 1,
  answered: 2,
  classified: 3,
})
export type ClassificationStatusKey = KeyOf<typeof classificationStatus>
export const classificationStatusTone: Record<ClassificationStatusKey, Tone> = {
  unclassified: 'draft',
  requested: 'underway',
  answered: 'waitsForYou',
  classified: 'done',
}

export const classificationRequestState = codeList('classificationRequestState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  classified: 2,
  returned: 3,
  accepted: 4,
  objected: 5,
})
export type ClassificationRequestStateKey = KeyOf<typeof classificationRequestState>
export const classificationRequestStateTone: Record<ClassificationRequestStateKey, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  classified: 'waitsForYou',
  returned: 'refused',
  accepted: 'done',
  objected: 'underway',
}
