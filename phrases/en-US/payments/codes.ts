import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common, stateNames } from '../kernel/shared.ts'

export const paymentCodes = {
  bankFeeBearer: { customer: 'Customer', shared: 'Shared', supplier: 'Supplier' },
  fxPaymentState: {
    appliedUnpaid: 'Applied for, not paid',
    partlyPaid: 'Partly paid',
    paid: 'Paid',
    notNeeded: 'Not needed',
    notApplied: 'Not applied for',
  },
  paymentApplicationState: {
    ...stateNames('cancelled'),
    ...common('unreviewed', 'paid', 'toRelease'),
    arranged: 'Arranged, not yet paid',
    rejected: 'Rejected',
  },
  paymentQueryState: { ...common('unreviewed'), reviewed: 'Reviewed' },
  paymentState: { unpaid: 'Unpaid', partlyPaid: 'Partly paid', ...common('paid'), notNeeded: 'Not needed' },
} as const satisfies Partial<CodeTexts>
