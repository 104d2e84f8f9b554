import type { RefusalTable } from '../kernel/refusal.ts'

export const orderChangeRefusals = {
  'orderChange.open': { answer: 409 },
  'orderChange.notChangeable': { answer: 409 },
  'orderChange.nothing': { answer: 400 },
  'orderChange.same': { answer: 400 },
  'orderChange.twice': { answer: 400 },
  'orderChange.belowPaid': { answer: 409, params: ['amount'] },
} as const satisfies RefusalTable
