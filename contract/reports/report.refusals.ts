import type { RefusalTable } from '../kernel/refusal.ts'

export const reportRefusals = {
  'report.unknown': { answer: 404, params: ['no'] },
  'report.tooManyRows': { answer: 400, params: ['max'] },
} as const satisfies RefusalTable
