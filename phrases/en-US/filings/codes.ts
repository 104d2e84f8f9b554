import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const filingCodes = {
  approvalOrderState: {
    cancelled: 'Canceled',
    draft: 'Draft',
    submitted: 'Submitted',
    registered: 'Registered, authorization filed',
    filingAccepted: 'Filing accepted',
    administrativeCheck: 'Administrative check',
    windowSubmission: 'Submitted at the counter',
    reviewPeriod: 'Under official review',
    completed: 'Completed',
  },
  labelCategory: {
    food: 'Food',
    healthFood: 'Health food',
    cosmetics: 'Cosmetics',
    other: 'Other',
  },
  filingQuoteState: {
    none: 'Not quoted',
    quoted: 'Waits for you',
    accepted: 'Accepted',
    declined: 'Declined',
  },
  labelVersionState: {
    waiting: 'Waiting for you',
    confirmed: 'Confirmed',
    changeAsked: 'Changes requested',
    replaced: 'Superseded',
  },
  labelOrderState: {
    returned: 'Returned',
    draft: 'Draft',
    submitted: 'Submitted',
    suspended: 'Paused',
    completed: 'Completed',
  },
} as const satisfies Partial<CodeTexts>
