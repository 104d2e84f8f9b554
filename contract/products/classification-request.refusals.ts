import type { RefusalTable } from '../kernel/refusal.ts'

export const classificationRequestRefusals = {
  'classificationRequest.alreadySubmitted': { answer: 409 },
} as const satisfies RefusalTable
