import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const noticeCodes = {
  consultationState: { open: 'Awaiting reply', answered: 'Answered', closed: 'Closed' },
  noticeType: { message: 'Message', reminder: 'Deadline reminder' },
  readState: { unread: 'Unread', read: 'Read' },
} as const satisfies Partial<CodeTexts>
