import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const labelOrderState = codeList('labelOrderState', {
  returned: -1,
  draft: 0,
  submitted: 1,
  suspended: 2,
  completed: 3,
})
export type LabelOrderStateKey = KeyOf<typeof labelOrderState>
export const labelOrderStateTone: Record<LabelOrderStateKey, Tone> = {
  returned: 'refused',
  draft: 'draft',
  submitted: 'underway',
  suspended: 'underway',
  completed: 'done',
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
export type ApprovalOrderStateKey = KeyOf<typeof approvalOrderState>
export const approvalOrderStateTone: Record<ApprovalOrderStateKey, Tone> = {
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
