import type { RefusalTable } from './refusal.ts'

export const importRefusals = {
  'import.headings': { answer: 400, params: ['missing'] },
  'import.noRows': { answer: 400 },
  'import.tooManyRows': { answer: 400, params: ['max'] },
  'import.twice': { answer: 400, params: ['row'] },
} as const satisfies RefusalTable
