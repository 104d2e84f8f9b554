import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const kernelCodes = {
  archiveState: { notArchived: 'Not archived', archived: 'Archived' },
  auditStatus: {
    audited: 'Approved',
    unaudited: 'Not reviewed',
    failed: 'Review failed',
    inReview: 'In review',
  },
  defaultFlag: { no: 'No', yes: 'Yes' },
  recordSource: { erp: 'ERP', online: 'Online platform' },
  submitState: { draft: 'Draft', submitted: 'Submitted' },
} as const satisfies Partial<CodeTexts>
