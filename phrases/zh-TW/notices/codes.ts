import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const noticeCodes = {
  consultationState: { open: '待回覆', answered: '已回覆', closed: '已結束' },
  noticeType: { message: '訊息', reminder: '期限提醒' },
  readState: { unread: '未讀', read: '已讀' },
} as const satisfies Partial<CodeTexts>
