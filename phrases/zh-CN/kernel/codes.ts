import type { CodeTexts } from '@quayside/contract/all-codes.ts'
import { common } from './shared.ts'

export const kernelCodes = {
  archiveState: { notArchived: '未归档', archived: '已归档' },
  auditStatus: { ...common('audited'), unaudited: '未审核', failed: '审核未通过', inReview: '审核中' },
  defaultFlag: common('no', 'yes'),
  recordSource: { erp: 'ERP', online: '线上平台' },
  submitState: common('draft', 'submitted'),
} as const satisfies Partial<CodeTexts>
