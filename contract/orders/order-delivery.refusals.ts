import type { RefusalTable } from '../kernel/refusal.ts'

/** What the split of an order and its deliveries in parts refuse. */
export const orderDeliveryRefusals = {
  'order.splitAll': { answer: 400 },
  'order.splitPaid': { answer: 409 },
  'order.deliverySigned': { answer: 409 },
  'order.deliveryUnknown': { answer: 400 },
  'order.noWarehouse': { answer: 409 },
  'order.tooManyMarks': { answer: 409, params: ['max'] },
  'orderLine.tooMuchSplit': { answer: 400, params: ['left'] },
  'orderLine.splitCents': { answer: 400, params: ['nearest'] },
} as const satisfies RefusalTable
