import type { InboundDraft } from '@quayside/contract/warehouse/inbound.ts'
import { type InboundLineDraft, toInboundDraft } from '@quayside/contract/warehouse/inbound-line.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { findInboundLines, toInboundLine } from './inbound-lines.ts'
import type { LockedInbound } from './lock-inbound.ts'

/** What was saved, as the rules look at it; checked on locked rows. */
export async function draftOf(tx: Tx, row: LockedInbound): Promise<InboundDraft> {
  const [lines] = await readWithin(tx)(findInboundLines(row.company_id, row.id))
  return {
    supplierId: row.supplier_id,
    orderedOn: row.ordered_on,
    arrivalMode: row.arrival_mode as InboundDraft['arrivalMode'],
    warehouseId: row.warehouse_id,
    pickupAddress: row.pickup_address,
    pickupTime: row.pickup_time,
    contact: row.contact,
    phone: row.phone,
    storageMode: row.storage_mode as InboundDraft['storageMode'],
    storageType: row.storage_type as InboundDraft['storageType'],
    storageOrderType: row.storage_order_type as InboundDraft['storageOrderType'],
    expressProvider: row.express_provider,
    expressNumber: row.express_number,
    vehicle: row.vehicle,
    driver: row.driver,
    driverPhone: row.driver_phone,
    remarks: row.remarks,
    lines: lines.map((line): InboundLineDraft => toInboundDraft({ ...toInboundLine(line), lots: [] })),
  }
}
