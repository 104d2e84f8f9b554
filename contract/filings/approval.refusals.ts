import type { RefusalTable } from '../kernel/refusal.ts'

/** What the machine of approval filings refuses. */
export const approvalOrderRefusals = {
  'approvalDocument.nothingAsked': { answer: 409 },
  'approvalDocument.nothingHandedIn': { answer: 409 },
  'approvalDocument.open': { answer: 409 },
} as const satisfies RefusalTable
export type ApprovalOrderRefusal = keyof typeof approvalOrderRefusals

/** What the rules of ingredients, steps and documents refuse. */
export const approvalRuleRefusals = {
  'approvalDocument.twice': { answer: 400 },
  'approvalDocument.unknown': { answer: 404 },
  'approvalDocument.state': { answer: 409 },
  'approvalStep.beforeLast': { answer: 400, params: ['day'] },
  'approvalStep.expectedBefore': { answer: 400, params: ['day'] },
  'approvalStep.notReached': { answer: 409 },
  'ingredient.none': { answer: 400 },
  'ingredient.percentUnder': { answer: 400, params: ['percent', 'left'] },
  'ingredient.percentOver': { answer: 400, params: ['percent', 'over'] },
  'ingredient.percentTooLarge': { answer: 400 },
  'ingredient.identityMissing': { answer: 400 },
  'ingredient.twice': { answer: 400 },
  'ingredient.additiveNumber': { answer: 400 },
  'ingredient.casNumber': { answer: 400 },
  'ingredient.casCheckDigit': { answer: 400, params: ['digit'] },
  'ingredient.casTwice': { answer: 400 },
} as const satisfies RefusalTable
