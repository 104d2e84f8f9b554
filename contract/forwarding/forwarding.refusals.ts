import type { RefusalTable } from '../kernel/refusal.ts'

export const forwardingRefusals = {
  'forwarderEnquiry.alreadySubmitted': { answer: 409 },
  'forwarderEnquiry.noQuotation': { answer: 409 },
  'forwarderOrder.alreadySubmitted': { answer: 409 },
  'forwarderOrder.noQuotation': { answer: 409 },
} as const satisfies RefusalTable
export type ForwardingRefusal = keyof typeof forwardingRefusals
