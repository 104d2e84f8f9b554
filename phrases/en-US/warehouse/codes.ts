import type { CodeTexts } from '@quayside/contract/all-codes.ts'

export const warehouseCodes = {
  goodsPickupState: {
    unsubmitted: 'Not submitted',
    submitted: 'Submitted',
    cancelled: 'Canceled',
    pickupDone: 'Picked up',
    inspectionAbnormal: 'Inspection problem',
    inspectionDone: 'Inspected',
    stored: 'In storage',
    anomalyHandled: 'Problem resolved',
    pickupAbnormal: 'Pickup problem',
  },
  inspectionState: { toInspect: 'To inspect', inspected: 'Inspected' },
  outboundState: {
    draft: 'Draft',
    new: 'New',
    arranged: 'Arranged',
    shipped: 'Shipped',
    completed: 'Completed',
  },
  outboundStrategy: {
    firstInFirstOut: 'First in, first out',
    byBatchNumber: 'By batch number',
    byDateCode: 'By date code',
    byLotNumber: 'By lot number',
  },
  shippingInspection: { notNeeded: 'Not needed', notInspected: 'Not inspected', inspected: 'Inspected' },
  storageMode: { byItem: 'By item', byBatch: 'By batch', byPallet: 'By pallet' },
  storageOrderType: {
    undetermined: 'Undetermined',
    pureLogistics: 'Logistics only',
    generalTrade: 'General trade',
  },
  storageType: { delivery: 'Delivery', temporaryStorage: 'Temporary storage' },
  warehouseInState: {
    cancelled: 'Canceled',
    draft: 'Draft',
    submitted: 'Submitted',
    auditFailed: 'Review failed',
    audited: 'Approved',
    received: 'Picked up or received',
    inspected: 'Inspected',
    reviewed: 'Checked',
    stored: 'In storage',
    entrusted: 'Entrusted',
  },
} as const satisfies Partial<CodeTexts>
