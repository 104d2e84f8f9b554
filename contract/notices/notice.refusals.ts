import type { RefusalTable } from '../kernel/refusal.ts'

export const noticeRefusals = {
  'notice.quietEmpty': { answer: 400 },
} as const satisfies RefusalTable
