import type { filingRefusals } from '@quayside/contract/filings/filing.refusals.ts'
import type { Nested } from '../../nested.ts'

export const filingErrors = {
  labelOrder: {
    alreadySubmitted: 'This label order has already been submitted. Refresh to see its latest status.',
  },
  approvalOrder: {
    alreadySubmitted: 'This approval order has already been submitted. Refresh to see its latest status.',
  },
} as const satisfies Nested<keyof typeof filingRefusals>
