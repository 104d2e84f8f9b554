import type { RefusalTable } from '../kernel/refusal.ts'

export const filingRefusals = {
  'labelOrder.alreadySubmitted': { answer: 409 },
  'approvalOrder.alreadySubmitted': { answer: 409 },
} as const satisfies RefusalTable
export type FilingRefusal = keyof typeof filingRefusals
