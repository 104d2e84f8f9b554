import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from './shared.ts'

export const kernelCodes = {
  archiveState: { notArchived: 'Not archived', archived: 'Archived' },
  auditStatus: {
    ...common('audited'),
    unaudited: 'Not reviewed',
    failed: 'Review failed',
    inReview: 'In review',
  },
  defaultFlag: common('no', 'yes'),
  recordSource: { erp: 'ERP', online: 'Online platform' },
  submitState: common('draft', 'submitted'),
} as const satisfies Partial<CodeTexts>
