import type { RefusalTable } from '../kernel/refusal.ts'

export const paymentApplicationRefusals = {
  'paymentApplication.ordersNotApproved': { answer: 409 },
  'paymentApplication.alreadyArranged': { answer: 409 },
  'paymentApplication.alreadyPaid': { answer: 409 },
} as const satisfies RefusalTable
