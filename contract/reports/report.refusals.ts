import type { RefusalTable } from '../kernel/refusal.ts'

export const reportRefusals = {
  'report.unknown': { answer: 404, params: ['no'] },
  'report.tooManyRows': { answer: 400, params: ['max'] },
  'report.unknownColumn': { answer: 400, params: ['name'] },
  'report.unknownGroup': { answer: 400, params: ['name'] },
  'report.nameTaken': { answer: 409 },
  'report.notYours': { answer: 409 },
  'report.notReader': { answer: 404 },
  'report.tooManyRuns': { answer: 429, params: ['max'] },
  'report.notMade': { answer: 409 },
  'report.ended': { answer: 409 },
  'report.notReady': { answer: 409 },
  'report.expired': { answer: 409, params: ['days'] },
  'report.periodReversed': { answer: 400 },
  'report.periodTooLong': { answer: 400, params: ['max'] },
  'report.repeatDay': { answer: 400 },
  'report.noLandedCost': { answer: 409 },
  'report.whatIfNumber': { answer: 400 },
  'report.whatIfNameTaken': { answer: 409 },
  'report.whatIfImportsOnly': { answer: 409 },
  'report.tooManyWhatIfs': { answer: 409, params: ['max'] },
} as const satisfies RefusalTable
