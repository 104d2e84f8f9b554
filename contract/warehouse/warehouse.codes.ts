import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** Where a warehouse is; the Hong Kong and Shenzhen stock lists have these types. */
export const warehousePlace = codeList('warehousePlace', { hongKong: 1, shenzhen: 2 })

export const storageMode = codeList('storageMode', { byItem: 0, byBatch: 1, byPallet: 2 })

export const storageType = codeList('storageType', { delivery: 0, temporaryStorage: 1 })

export const storageOrderType = codeList('storageOrderType', {
  undetermined: 0,
  pureLogistics: 1,
  generalTrade: 2,
})

export const outboundStrategy = codeList('outboundStrategy', {
  firstInFirstOut: 0,
  byBatchNumber: 1,
  byDateCode: 2,
  byLotNumber: 3,
  firstExpiredFirstOut: 4,
})

export const inspectionState = codeList('inspectionState', { toInspect: 0, inspected: 1 })
type InspectionStateKey = KeyOf<typeof inspectionState>
export const inspectionStateTone: Record<InspectionStateKey, Tone> = {
  toInspect: 'underway',
  inspected: 'done',
}

export const shippingInspection = codeList('shippingInspection', {
  notNeeded: -1,
  notInspected: 0,
  inspected: 1,
})
type ShippingInspectionKey = KeyOf<typeof shippingInspection>
export const shippingInspectionTone: Record<ShippingInspectionKey, Tone> = {
  notNeeded: 'draft',
  notInspected: 'underway',
  inspected: 'done',
}

/** What goods stand on; tariffs by pallet count them. */
export const palletType = codeList('palletType', { none: 0, wooden: 1, plastic: 2, paper: 3, metal: 4 })

/** Why goods leave; §5 asks for a type and leaves its values open. */
export const outboundType = codeList('outboundType', {
  delivery: 0,
  transfer: 1,
  returnToSupplier: 2,
  other: 3,
})

/** Free lots are the customer's stock; lots of or bound to an order are its stock. */
export const stockKind = codeList('stockKind', { customer: 0, order: 1 })

export const movementKind = codeList('movementKind', [
  'in',
  'out',
  'move',
  'split',
  'adjust',
  'reserve',
  'release',
  'block',
  'unblock',
  'grade',
  'measure',
  'inspect',
  'date',
])
export type MovementKindKey = KeyOf<typeof movementKind>

/** What a movement was made by. */
export const stockDocument = codeList('stockDocument', [
  'inbound',
  'outbound',
  'order',
  'stocktaking',
  'stockDifference',
  'provider',
])
export type StockDocumentKey = KeyOf<typeof stockDocument>

/** Goods that came damaged or are not what was announced are taken only where their lot is named. */
export const lotQuality = codeList('lotQuality', { good: 0, damaged: 1, wrongGoods: 2 })
type LotQualityKey = KeyOf<typeof lotQuality>
export const lotQualityTone: Record<LotQualityKey, Tone> = {
  good: 'done',
  damaged: 'refused',
  wrongGoods: 'refused',
}

/** Received against announced. */
export const differenceKind = codeList('differenceKind', { short: 0, over: 1, damaged: 2, wrongGoods: 3 })

export const stockDifferenceState = codeList('stockDifferenceState', {
  reported: 0,
  accepted: 1,
  disputed: 2,
  settled: 3,
})
type StockDifferenceStateKey = KeyOf<typeof stockDifferenceState>
export const stockDifferenceStateTone: Record<StockDifferenceStateKey, Tone> = {
  reported: 'waitsForYou',
  accepted: 'done',
  disputed: 'underway',
  settled: 'done',
}

/** What a day of storage is charged by. */
export const tariffUnit = codeList('tariffUnit', { pallet: 0, carton: 1, kilogram: 2, cubicMetre: 3 })
export type TariffUnitKey = KeyOf<typeof tariffUnit>

export const stockDirection = codeList('stockDirection', { in: 0, out: 1 })

/** How a movement changes what lies there: goods came, went, or were counted again; `any` of them. */
export const stockChange = codeList('stockChange', ['in', 'out', 'adjusted', 'any'])

/** Steps and subjects of the statistics. */
export const periodStep = codeList('periodStep', ['day', 'week', 'month'])
export const statisticsSubject = codeList('statisticsSubject', ['place', 'product', 'supplier'])
