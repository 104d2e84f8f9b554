import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'
import { approvalOrderState } from './filing.codes.ts'

/** What is filed; it decides the authority. */
export const approvalCategory = codeList('approvalCategory', {
  healthFood: 0,
  cosmetics: 1,
  specialCosmetics: 2,
  foodAdditive: 3,
  other: 4,
})
export type ApprovalCategoryKey = KeyOf<typeof approvalCategory>

const { cancelled: _cancelled, ...way } = approvalOrderState.codes
/** The states on a filing's way; a cancelled one stands beside it. */
export const approvalStop = codeList('approvalOrderState', way)

/** The paper of each step, by the state that it belongs to; a draft has none. */
export const approvalPaper = codeList('approvalPaper', {
  application: way.submitted,
  authorization: way.registered,
  acceptanceNotice: way.filingAccepted,
  checkOpinion: way.administrativeCheck,
  windowReceipt: way.windowSubmission,
  reviewNotice: way.reviewPeriod,
  certificate: way.completed,
})

/** Who has to act next with a filing. */
export const approvalParty = codeList('approvalParty', {
  none: 0,
  customer: 1,
  provider: 2,
  authority: 3,
})
export type ApprovalPartyKey = KeyOf<typeof approvalParty>
export const approvalPartyTone: Record<ApprovalPartyKey, Tone> = {
  none: 'draft',
  customer: 'waitsForYou',
  provider: 'underway',
  authority: 'underway',
}

/** A document that the provider asked for. */
export const approvalDocumentState = codeList('approvalDocumentState', {
  asked: 0,
  handedIn: 1,
  accepted: 2,
  sentBack: 3,
  withdrawn: 4,
})
export type ApprovalDocumentStateKey = KeyOf<typeof approvalDocumentState>
export const approvalDocumentStateTone: Record<ApprovalDocumentStateKey, Tone> = {
  asked: 'waitsForYou',
  handedIn: 'underway',
  accepted: 'done',
  sentBack: 'refused',
  withdrawn: 'draft',
}
