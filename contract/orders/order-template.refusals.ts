import type { RefusalTable } from '../kernel/refusal.ts'

export const orderTemplateRefusals = {
  'orderTemplate.nameTaken': { answer: 400 },
  'orderTemplate.repeatDay': { answer: 400 },
} as const satisfies RefusalTable
