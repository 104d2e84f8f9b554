import type { RefusalTable } from '../kernel/refusal.ts'

export const financeRefusals = {
  'finance.secondPerson': { answer: 409 },
  'finance.depositTooSmall': { answer: 409, params: ['free'] },
  'finance.exceedsOutstanding': { answer: 400, params: ['outstanding'] },
  'finance.currencyDiffers': { answer: 400 },
  'finance.alreadyUndone': { answer: 409 },
  'finance.notReversible': { answer: 409 },
  'finance.alreadyReversed': { answer: 409 },
  'finance.depositInUse': { answer: 409 },
  'finance.orderUnknown': { answer: 404 },
  'finance.otherCompany': { answer: 400 },
  'finance.bankReferenceUsed': { answer: 409 },
  'finance.contactWithoutEmail': { answer: 400 },
  'finance.termsTwice': { answer: 409 },
  'bankLine.decided': { answer: 409 },
  'fee.notCharged': { answer: 409 },
  'fee.agencyTwice': { answer: 409 },
  'fee.kindUnknown': { answer: 400 },
  'feeDispute.open': { answer: 409 },
  'feeDispute.notLower': { answer: 400, params: ['amount'] },
  'transfer.alreadyReceived': { answer: 409 },
} as const satisfies RefusalTable
