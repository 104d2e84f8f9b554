import type { RefusalTable } from '../kernel/refusal.ts'

export const serviceRefusals = {
  'serviceOrder.alreadySubmitted': { answer: 409 },
} as const satisfies RefusalTable

/** What the rules around a request refuse. */
export const serviceRuleRefusals = {
  'service.goodsMissing': { answer: 400 },
  'service.samePlace': { answer: 400 },
} as const satisfies RefusalTable
