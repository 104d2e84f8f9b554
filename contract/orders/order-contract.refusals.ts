import type { RefusalTable } from '../kernel/refusal.ts'

export const contractRefusals = {
  'contract.notSubmitted': { answer: 409 },
  'contract.alreadySigned': { answer: 409 },
  'contract.changed': { answer: 409 },
  'contract.hash': { answer: 400 },
  'contract.tooMany': { answer: 400, params: ['max'] },
  'contract.tooManyToSign': { answer: 400, params: ['max'] },
} as const satisfies RefusalTable
