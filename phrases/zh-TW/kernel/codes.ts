import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const kernelCodes = {
  archiveState: { notArchived: '未歸檔', archived: '已歸檔' },
  auditStatus: { audited: '已審核', unaudited: '未審核', failed: '審核未通過', inReview: '審核中' },
  defaultFlag: { no: '否', yes: '是' },
  recordSource: { erp: 'ERP', online: '線上平台' },
  submitState: { draft: '草稿', submitted: '已送審' },
} as const satisfies Partial<CodeTexts>
