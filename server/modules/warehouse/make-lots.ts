import { dateCodeKey } from '@quayside/contract/warehouse/date-code.ts'
import { naturalKey } from '@quayside/contract/warehouse/natural-order.ts'
import { inspectionState, lotQuality } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type MadeBy, type Movement, postMovements } from './post-movements.ts'

export type NewLot = {
  readonly warehouseId: string
  readonly place: number
  readonly locationId: string | null
  readonly locationCode: string
  readonly orderId?: string | null
  readonly orderLineId?: string | null
  readonly inboundId?: string | null
  readonly inboundLineId?: string | null
  readonly splitFromId?: string | null
  readonly supplierId: string | null
  readonly model: string
  readonly name: string
  readonly brand: string
  readonly origin: string
  readonly unit: string
  readonly lotNumber: string
  readonly batchNumber: string
  readonly dateCode: string
  readonly producedOn: string | null
  readonly expiresOn: string | null
  /** Good, unless it is said. */
  readonly quality?: number
  /** To inspect, unless it is said. */
  readonly inspectionState?: number
  readonly palletNumber: string
  readonly palletType: number | null
  readonly qty: string
  readonly pallets: number
  readonly packages: number
  readonly netWeight: string
  readonly grossWeight: string
  readonly volume: string
  readonly minimumPackQuantity: string
  /** A lot that was there before, such as one that was split. */
  readonly storedAt?: string
  readonly storedOn?: string
}

/** New lots, with their quantity and the movement that brought it; the ids in the order given. */
export async function makeLots(
  tx: Tx,
  acting: Acting,
  companyId: string,
  by: MadeBy,
  lots: readonly NewLot[],
  movement: Pick<Movement, 'kind' | 'reason'> = { kind: 'in' },
): Promise<string[]> {
  if (lots.length === 0) return []
  const rows = lots.map((lot) => ({
    warehouse_id: lot.warehouseId,
    location_id: lot.locationId,
    place: lot.place,
    order_id: lot.orderId ?? null,
    order_line_id: lot.orderLineId ?? null,
    inbound_id: lot.inboundId ?? null,
    inbound_line_id: lot.inboundLineId ?? null,
    split_from_id: lot.splitFromId ?? null,
    supplier_id: lot.supplierId,
    model: lot.model,
    name: lot.name,
    brand: lot.brand,
    origin: lot.origin,
    unit: lot.unit,
    lot_number: lot.lotNumber,
    batch_number: lot.batchNumber,
    date_code: lot.dateCode,
    produced_on: lot.producedOn,
    expires_on: lot.expiresOn,
    quality: lot.quality ?? lotQuality.codes.good,
    inspection_state: lot.inspectionState ?? inspectionState.codes.toInspect,
    lot_key: naturalKey(lot.lotNumber),
    batch_key: naturalKey(lot.batchNumber),
    date_code_key: dateCodeKey(lot.dateCode) ?? null,
    pallet_number: lot.palletNumber,
    pallet_type: lot.palletType,
    initial_qty: lot.qty,
    on_hand: lot.qty,
    pallets: lot.pallets,
    packages: lot.packages,
    net_weight: lot.netWeight,
    gross_weight: lot.grossWeight,
    volume: lot.volume,
    minimum_pack_quantity: lot.minimumPackQuantity,
    stored_at: lot.storedAt ?? null,
    stored_on: lot.storedOn ?? null,
  }))
  const names = Object.keys(rows[0] ?? {}).filter((name) => !['stored_at', 'stored_on'].includes(name))
  const columns = raw.join(names.map((name) => raw.ref(name)))
  // Rows are inserted in the order given, so that ids follow it.
  const { rows: made } = await raw<{ id: string }>`
    insert into stock_lot (company_id, ${columns}, stored_at, stored_on)
    select ${companyId}::bigint, ${columns}, coalesce(stored_at, now()),
      coalesce(stored_on, ${businessDay})
    from jsonb_populate_recordset(null::stock_lot, ${JSON.stringify(rows)}::jsonb) with ordinality
    order by ordinality returning id`.execute(tx)
  const ids = made.map(({ id }) => id)
  await postMovements(
    tx,
    acting,
    companyId,
    by,
    lots.map((lot, place) => ({
      lotId: ids[place] ?? '',
      onHand: lot.qty,
      opens: true,
      toLocation: lot.locationCode,
      ...movement,
    })),
  )
  return ids
}
