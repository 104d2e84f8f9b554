import type { RefusalTable } from '../kernel/refusal.ts'

export const teamworkRefusals = {
  'teamwork.notAColleague': { answer: 400 },
  'teamwork.notYours': { answer: 409 },
} as const satisfies RefusalTable
