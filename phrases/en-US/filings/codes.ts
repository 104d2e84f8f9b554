import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const filingCodes = {
  approvalOrderState: {
    ...stateNames('cancelled'),
    ...common('draft', 'submitted', 'completed'),
    registered: 'Registered, authorization filed',
    filingAccepted: 'Filing accepted',
    administrativeCheck: 'Administrative check',
    windowSubmission: 'Submitted at the counter',
    reviewPeriod: 'Under official review',
  },
  labelCategory: { ...common('food', 'cosmetics'), ...stateNames('other'), healthFood: 'Health food' },
  filingQuoteState: {
    none: 'Not quoted',
    quoted: 'Waits for you',
    ...common('accepted'),
    declined: 'Declined',
  },
  labelVersionState: {
    waiting: 'Waiting for you',
    ...common('confirmed'),
    changeAsked: 'Changes requested',
    replaced: 'Superseded',
  },
  labelOrderState: {
    returned: 'Returned',
    ...common('draft', 'submitted', 'completed'),
    suspended: 'Paused',
  },
} as const satisfies Partial<CodeTexts>
