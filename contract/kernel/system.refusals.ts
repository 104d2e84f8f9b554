import type { RefusalTable } from './refusal.ts'

export const systemRefusals = {
  'setting.unknown': { answer: 400, params: ['name'] },
  'submit.unknownTable': { answer: 400, params: ['name'] },
} as const satisfies RefusalTable
