import type { RefusalTable } from '../kernel/refusal.ts'

export const hsCodeRefusals = {
  'hsCode.format': { answer: 400 },
  'hsCode.unknown': { answer: 400, params: ['code'] },
  'hsCode.chapterUnknown': { answer: 400 },
  'hsCode.unitUnknown': { answer: 400, params: ['unit'] },
  'hsCode.conditionUnknown': { answer: 400, params: ['letter'] },
  'hsCode.vatRate': { answer: 400 },
  'hsCode.refundAboveVat': { answer: 400 },
} as const satisfies RefusalTable
