import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const approvalCodes = {
  approvalCategory: {
    healthFood: 'Imported health food filing',
    cosmetics: 'Imported ordinary cosmetics filing',
    specialCosmetics: 'Imported special cosmetics registration',
    foodAdditive: 'Food additive approval',
    other: 'Other',
  },
  approvalDocumentState: {
    asked: 'To hand in',
    handedIn: 'Being checked',
    accepted: 'Accepted',
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
    certificate: 'Certificate',
  },
  approvalParty: {
    none: 'None',
    customer: 'You',
    provider: 'Provider',
    authority: 'Authority',
  },
} as const satisfies Partial<CodeTexts>
