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
  approvalParty: {
    none: 'None',
    customer: 'You',
    provider: 'Provider',
    authority: 'Authority',
  },
} as const satisfies Partial<CodeTexts>
