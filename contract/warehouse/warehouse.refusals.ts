import type { RefusalTable } from '../kernel/refusal.ts'

export const warehouseRefusals = {
  'warehouseIn.alreadySubmitted': { answer: 409 },
  'outbound.alreadySubmitted': { answer: 409 },
  'outbound.alreadyShipped': { answer: 409 },
  'goodsPickup.alreadySubmitted': { answer: 409 },
} as const satisfies RefusalTable

export const warehouseRecordRefusals = {
  'warehouse.code': { answer: 400 },
  'warehouse.codeTaken': { answer: 409 },
} as const satisfies RefusalTable
export type WarehouseRefusal = keyof typeof warehouseRefusals
