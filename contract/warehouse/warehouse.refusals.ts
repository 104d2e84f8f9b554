import type { RefusalTable } from '../kernel/refusal.ts'

export const warehouseRefusals = {
  'warehouseIn.alreadySubmitted': { answer: 409 },
  'outbound.alreadySubmitted': { answer: 409 },
  'outbound.alreadyShipped': { answer: 409 },
  'outbound.notInspected': { answer: 409 },
  'goodsPickup.alreadySubmitted': { answer: 409 },
  'warehouseIn.notPickedUp': { answer: 409 },
  'warehouseIn.goodsFetched': { answer: 409 },
  'goodsPickup.inboundNotAudited': { answer: 409 },
  'goodsPickup.inboundNotStored': { answer: 409 },
} as const satisfies RefusalTable

export const warehouseRecordRefusals = {
  'warehouse.code': { answer: 400 },
  'warehouse.codeTaken': { answer: 409 },
  'warehouse.degrees': { answer: 400 },
  'location.codeTaken': { answer: 409 },
  'tariff.dayTaken': { answer: 409 },
} as const satisfies RefusalTable

/** What the rules around goods and lots refuse. */
export const stockRefusals = {
  'warehouseIn.lineTwice': { answer: 400 },
  'warehouseIn.linesMissing': { answer: 400, params: ['count'] },
  'warehouseIn.moreThanReceived': { answer: 400, params: ['received'] },
  'warehouseIn.differenceReason': { answer: 400 },
  'warehouseIn.notAllPutAway': { answer: 400, params: ['received'] },
  'warehouseIn.putTooMuch': { answer: 400, params: ['received'] },
  'warehouseIn.nothingReceived': { answer: 400 },
  'warehouseIn.moreThanOrdered': { answer: 400, params: ['orderNo', 'left'] },
  'warehouseIn.orderNotReceivable': { answer: 400, params: ['orderNo'] },
  'warehouseIn.expired': { answer: 400, params: ['day'] },
  'warehouseIn.expiredNote': { answer: 400, params: ['count'] },
  'outbound.notAvailable': { answer: 409, params: ['missing'] },
  'outbound.onlyExpired': { answer: 409, params: ['missing', 'expired'] },
  'stock.expiredReason': { answer: 400, params: ['lot', 'day'] },
  'outbound.moreThanReserved': { answer: 400, params: ['left'] },
  'stock.notThere': { answer: 404 },
  'stock.locationUnknown': { answer: 400 },
  'stock.otherWarehouse': { answer: 400 },
  'stock.tooMuch': { answer: 409, params: ['left'] },
  'stock.belowReserved': { answer: 409, params: ['least'] },
  'stock.lotTwice': { answer: 400 },
  'stock.noLots': { answer: 409 },
  'storage.monthNotOver': { answer: 409 },
  'storage.noTariff': { answer: 409, params: ['warehouses'] },
} as const satisfies RefusalTable
export type WarehouseRefusal = keyof typeof warehouseRefusals

/** All that have a sentence among the warehouse's errors. */
export type AnyWarehouseRefusal =
  | keyof typeof warehouseRefusals
  | keyof typeof warehouseRecordRefusals
  | keyof typeof stockRefusals
