import type { RefusalTable } from '../kernel/refusal.ts'

/** What the order's machine refuses, besides a state or an actor that does not fit. */
export const orderRefusals = {
  'order.alreadySubmitted': { answer: 409 },
  'order.notModifiable': { answer: 409 },
  'order.notRemovable': { answer: 409 },
  'order.notCancellable': { answer: 409 },
  'order.priceAuditBlocks': { answer: 409 },
  'order.inPaymentApplication': { answer: 409 },
  'order.alreadyReceived': { answer: 409 },
} as const satisfies RefusalTable
