import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const noticeCodes = {
  consultationState: { open: '待回复', answered: '已回复', closed: '已结束' },
  noticeType: { message: '消息', reminder: '期限提醒' },
  readState: { unread: '未读', read: '已读' },
} as const satisfies Partial<CodeTexts>
