import type { RefusalTable } from '../kernel/refusal.ts'

export const filingRefusals = {
  'labelOrder.alreadySubmitted': { answer: 409 },
  'labelOrder.noOpenVersion': { answer: 409 },
  'labelOrder.notConfirmed': { answer: 409 },
  'approvalOrder.alreadySubmitted': { answer: 409 },
  'filing.noOpenQuote': { answer: 409 },
  'filing.quoteAccepted': { answer: 409 },
  'filing.quoteNotAccepted': { answer: 409 },
} as const satisfies RefusalTable
export type FilingRefusal = keyof typeof filingRefusals

/** What the rules of a label order refuse at its fields. */
export const labelRefusals = {
  'labelOrder.noLines': { answer: 400 },
  'labelOrder.productName': { answer: 400 },
  'labelOrder.ingredients': { answer: 400 },
  'labelOrder.packageImage': { answer: 400 },
  'labelOrder.certificate': { answer: 400 },
  'labelOrder.nutrients': { answer: 400 },
  'labelOrder.notPicture': { answer: 400 },
  'labelOrder.unknownLine': { answer: 400 },
  'labelOrder.versionReplaced': { answer: 409 },
  'filing.quoteChanged': { answer: 409, params: ['sum'] },
} as const satisfies RefusalTable
