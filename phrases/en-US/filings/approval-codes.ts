import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const approvalCodes = {
  approvalCategory: {
    healthFood: 'Imported health food filing',
    cosmetics: 'Imported ordinary cosmetics filing',
    specialCosmetics: 'Imported special cosmetics registration',
    foodAdditive: 'Food additive approval',
    ...stateNames('other'),
  },
  approvalDocumentState: {
    asked: 'To hand in',
    handedIn: 'Being checked',
    ...common('accepted'),
    sentBack: 'Sent back',
    withdrawn: 'No longer needed',
  },
  approvalPaper: {
    application: 'Application',
    authorization: 'Power of attorney',
    acceptanceNotice: 'Notice of acceptance',
    checkOpinion: 'Opinion of the check',
    windowReceipt: 'Counter receipt',
    reviewNotice: 'Notice of review',
    ...common('certificate'),
  },
  approvalParty: {
    none: 'None',
    customer: 'You',
    provider: 'Provider',
    ...common('authority'),
  },
} as const satisfies Partial<CodeTexts>
