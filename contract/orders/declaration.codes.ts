import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/**
 * Customs declaration, 0 to 28. §4 gives the range and a few meanings; the provider can edit them as a
 * dictionary, whose initial content this is.
 */
export const declarationState = codeList('declarationState', {
  unsubmitted: 0,
  staged: 1,
  uploaded: 2,
  declared: 3,
  accepted: 4,
  underReview: 5,
  audited: 6,
  taxDue: 7,
  taxPaid: 8,
  inspectionNotice: 9,
  inspecting: 10,
  inspectionPassed: 11,
  released: 12,
  closed: 13,
  returnedForChange: 14,
  rejected: 15,
  deleted: 16,
  failed: 17,
  amendmentRequested: 18,
  amended: 19,
  withdrawalRequested: 20,
  withdrawn: 21,
  manualReview: 22,
  documentsRequested: 23,
  priceQueried: 24,
  classificationQueried: 25,
  releasedOnGuarantee: 26,
  detained: 27,
  underInvestigation: 28,
})
export type DeclarationStateKey = KeyOf<typeof declarationState>

type DeclarationGroup = 'open' | 'waiting' | 'done' | 'problem'

export const declarationGroup: Record<DeclarationStateKey, DeclarationGroup> = {
  unsubmitted: 'open',
  staged: 'open',
  uploaded: 'waiting',
  declared: 'waiting',
  accepted: 'waiting',
  underReview: 'waiting',
  audited: 'waiting',
  taxDue: 'waiting',
  taxPaid: 'waiting',
  inspectionNotice: 'waiting',
  inspecting: 'waiting',
  inspectionPassed: 'waiting',
  released: 'done',
  closed: 'done',
  returnedForChange: 'problem',
  rejected: 'problem',
  deleted: 'problem',
  failed: 'problem',
  amendmentRequested: 'waiting',
  amended: 'waiting',
  withdrawalRequested: 'waiting',
  withdrawn: 'problem',
  manualReview: 'waiting',
  documentsRequested: 'problem',
  priceQueried: 'problem',
  classificationQueried: 'problem',
  releasedOnGuarantee: 'done',
  detained: 'problem',
  underInvestigation: 'problem',
}

const declarationGroupTone: Record<DeclarationGroup, Tone> = {
  open: 'draft',
  waiting: 'underway',
  done: 'done',
  problem: 'refused',
}

export const declarationStateTone = Object.fromEntries(
  declarationState.keys.map((key) => [key, declarationGroupTone[declarationGroup[key]]]),
) as Record<DeclarationStateKey, Tone>
