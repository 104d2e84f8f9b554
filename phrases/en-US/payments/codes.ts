import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const paymentCodes = {
  bankFeeBearer: { customer: 'Paid by customer', shared: 'Shared', supplier: 'Paid by supplier' },
  fxPaymentState: {
    appliedUnpaid: 'Applied for, not paid',
    partlyPaid: 'Partly paid',
    paid: 'Paid',
    notNeeded: 'Not needed',
    notApplied: 'Not applied for',
  },
  paymentApplicationState: {
    cancelled: 'Canceled',
    unreviewed: 'Not reviewed',
    arranged: 'Arranged, not yet paid',
    paid: 'Paid',
    rejected: 'Rejected',
    toRelease: 'To be released',
  },
  paymentQueryState: { unreviewed: 'Not reviewed', reviewed: 'Reviewed' },
  paymentState: { unpaid: 'Unpaid', partlyPaid: 'Partly paid', paid: 'Paid', notNeeded: 'Not needed' },
} as const satisfies Partial<CodeTexts>
