import type { RefusalTable } from '../kernel/refusal.ts'

export const companyRefusals = {
  'company.alreadySubmitted': { answer: 409 },
  'company.alreadyCertified': { answer: 409 },
} as const satisfies RefusalTable
