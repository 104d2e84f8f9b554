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
