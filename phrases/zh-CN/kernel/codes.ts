import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const kernelCodes = {
  archiveState: { notArchived: '未归档', archived: '已归档' },
  auditStatus: { audited: '已审核', unaudited: '未审核', failed: '审核未通过', inReview: '审核中' },
  defaultFlag: { no: '否', yes: '是' },
  recordSource: { erp: 'ERP', online: '线上平台' },
  submitState: { draft: '草稿', submitted: '已提交' },
} as const satisfies Partial<CodeTexts>
