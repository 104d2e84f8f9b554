import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const modelType = codeList('modelType', {
  import: 0,
  export: 1,
  transit: 2,
  domestic: 3,
  freightForwarding: 4,
  label: 5,
  approval: 6,
  valueAddedService: 7,
  warehousing: 8,
  transport: 9,
})
export type ModelTypeKey = KeyOf<typeof modelType>
/** The model types that the general order's machine serves. */
export const generalModelTypes = ['import', 'export', 'transit', 'domestic'] as const satisfies ModelTypeKey[]
export type GeneralModelType = (typeof generalModelTypes)[number]
export const orderKind = codeList('modelType', {
  import: modelType.codes.import,
  export: modelType.codes.export,
  transit: modelType.codes.transit,
  domestic: modelType.codes.domestic,
})

export const deliveryType = codeList('deliveryType', {
  warehousePickup: 0,
  express: 1,
  dedicatedCar: 2,
  hongKongDirectCar: 3,
  carpool: 5,
})
export type DeliveryTypeKey = KeyOf<typeof deliveryType>

/** How the goods reach the provider. §5 names the carrier and the pickup; the rest is the supplier's own car. */
export const receivingMode = codeList('receivingMode', { supplierDelivers: 0, pickup: 1, carrier: 2 })
export type ReceivingModeKey = KeyOf<typeof receivingMode>

/** The kind of goods on an order line; a product's category has one value more (`goodsCategory`). */
export const lineGoodsType = codeList('lineGoodsType', { electronics: 0, food: 1, cosmetics: 2, other: 3 })

/** How often a template makes a draft. */
export const repeatEvery = codeList('repeatEvery', { week: 1, month: 2 })

export const orderState = codeList('orderState', {
  cancelled: -1,
  draft: 0,
  submitted: 1,
  auditFailed: 2,
  audited: 3,
  declared: 4,
  cleared: 5,
  arrived: 6,
  signed: 7,
  completed: 8,
  bound: 9,
  received: 15,
  departed: 16,
  dispatched: 17,
  storedAwaitingBinding: 230,
})
export type OrderStateKey = KeyOf<typeof orderState>

export const orderStateTone: Record<OrderStateKey, Tone> = {
  cancelled: 'draft',
  draft: 'draft',
  submitted: 'underway',
  auditFailed: 'refused',
  audited: 'underway',
  declared: 'underway',
  cleared: 'underway',
  arrived: 'waitsForYou',
  signed: 'done',
  completed: 'done',
  bound: 'underway',
  received: 'underway',
  departed: 'underway',
  dispatched: 'underway',
  storedAwaitingBinding: 'waitsForYou',
}

export const signState = codeList('signState', { unsigned: 0, signed: 1 })
export type SignStateKey = KeyOf<typeof signState>
export const signStateTone: Record<SignStateKey, Tone> = { unsigned: 'draft', signed: 'done' }

export const receivingState = codeList('receivingState', { notStored: 0, partlyStored: 1, fullyStored: 2 })
export type ReceivingStateKey = KeyOf<typeof receivingState>
export const receivingStateTone: Record<ReceivingStateKey, Tone> = {
  notStored: 'draft',
  partlyStored: 'underway',
  fullyStored: 'done',
}

export const shippingState = codeList('shippingState', { notShipped: 0, partlyShipped: 1, fullyShipped: 2 })
export type ShippingStateKey = KeyOf<typeof shippingState>
export const shippingStateTone: Record<ShippingStateKey, Tone> = {
  notShipped: 'draft',
  partlyShipped: 'underway',
  fullyShipped: 'done',
}
