import type { RefusalTable } from '../kernel/refusal.ts'

export const rateRefusals = {
  'rate.notPositive': { answer: 400 },
  'rate.empty': { answer: 400 },
  'rate.inFuture': { answer: 400 },
  'rate.dateOrRange': { answer: 400 },
  'rate.rangeBackwards': { answer: 400 },
  'rate.rangeTooLong': { answer: 400, params: ['days'] },
  'rateAlert.reached': { answer: 400, params: ['rate'] },
  'rateAlert.tooFar': { answer: 400, params: ['rate'] },
  'rateAlert.twice': { answer: 409 },
  'dictionary.unknown': { answer: 404, params: ['type'] },
  'region.unknown': { answer: 404, params: ['code'] },
} as const satisfies RefusalTable
