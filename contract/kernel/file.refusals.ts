import type { RefusalTable } from './refusal.ts'

export const fileRefusals = {
  'file.missing': { answer: 400 },
  'file.notYours': { answer: 404 },
} as const satisfies RefusalTable
