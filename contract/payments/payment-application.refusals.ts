import type { RefusalTable } from '../kernel/refusal.ts'

export const paymentApplicationRefusals = {
  'paymentApplication.ordersNotApproved': { answer: 409 },
  'paymentApplication.alreadyArranged': { answer: 409 },
  'paymentApplication.alreadyPaid': { answer: 409 },
} as const satisfies RefusalTable

/** What the rules of §5 and the guards around them refuse. */
export const paymentRuleRefusals = {
  'paymentApplication.orderMissing': { answer: 400 },
  'paymentApplication.orderTwice': { answer: 400 },
  'paymentApplication.orderNotPayable': { answer: 400 },
  'paymentApplication.currencyDiffers': { answer: 400 },
  'paymentApplication.exceedsUnpaid': { answer: 400, params: ['remaining', 'total', 'applied'] },
  'paymentApplication.otherSupplier': { answer: 400 },
  'paymentApplication.bankMissing': { answer: 400 },
  'paymentApplication.accountMissing': { answer: 400 },
  'paymentApplication.bankAddressMissing': { answer: 400 },
  'paymentApplication.methodMissing': { answer: 400 },
  'paymentApplication.rateMissing': { answer: 409, params: ['currency'] },
  'paymentApplication.rateChanged': { answer: 409, params: ['rate'] },
  'paymentApplication.codeMissing': { answer: 400 },
} as const satisfies RefusalTable

/** What a company's own rule of a second member refuses. */
export const approvalRefusals = {
  'approval.ownRelease': { answer: 409 },
} as const satisfies RefusalTable

export type PaymentRefusal =
  | keyof typeof paymentApplicationRefusals
  | keyof typeof paymentRuleRefusals
  | keyof typeof approvalRefusals
