import type { RefusalTable } from '../kernel/refusal.ts'

export const supplierRefusals = {
  'supplier.notModifiable': { answer: 409 },
  'supplier.requestPending': { answer: 409 },
} as const satisfies RefusalTable
