import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const financeCodes = {
  feeDisputeState: { withdrawn: 'Withdrawn', raised: 'Open', upheld: 'Upheld', dismissed: 'Dismissed' },
  writeOffState: { none: 'Not written off', partial: 'Partly written off', full: 'Written off' },
} as const satisfies Partial<CodeTexts>
