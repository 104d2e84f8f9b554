import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const labelOrderState = codeList('labelOrderState', {
  returned: -1,
  draft: 0,
  submitted: 1,
  suspended: 2,
  completed: 3,
})
export const labelOrderStateTone: Record<KeyOf<typeof labelOrderState>, Tone> = {
  returned: 'refused',
  draft: 'draft',
  submitted: 'underway',
  suspended: 'underway',
  completed: 'done',
}

/** What the label is for: it decides which rules of labelling apply. */
export const labelCategory = codeList('labelCategory', {
  food: 0,
  healthFood: 1,
  cosmetics: 2,
  other: 3,
})

/** A finished label: waits for the customer, was confirmed, is to be changed, or a newer one took its place. */
export const labelVersionState = codeList('labelVersionState', {
  waiting: 0,
  confirmed: 1,
  changeAsked: 2,
  replaced: 3,
})
export const labelVersionStateTone: Record<KeyOf<typeof labelVersionState>, Tone> = {
  waiting: 'waitsForYou',
  confirmed: 'done',
  changeAsked: 'refused',
  replaced: 'draft',
}

export const approvalOrderState = codeList('approvalOrderState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  registered: 2,
  filingAccepted: 3,
  administrativeCheck: 4,
  windowSubmission: 5,
  reviewPeriod: 6,
  completed: 7,
})
export const approvalOrderStateTone: Record<KeyOf<typeof approvalOrderState>, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  registered: 'underway',
  filingAccepted: 'underway',
  administrativeCheck: 'underway',
  windowSubmission: 'underway',
  reviewPeriod: 'underway',
  completed: 'done',
}

/** The price of a filing: not named yet, named, agreed to, or declined. */
export const filingQuoteState = codeList('filingQuoteState', { none: 0, quoted: 1, accepted: 2, declined: 3 })
export const filingQuoteStateTone: Record<KeyOf<typeof filingQuoteState>, Tone> = {
  none: 'draft',
  quoted: 'waitsForYou',
  accepted: 'done',
  declined: 'refused',
}
