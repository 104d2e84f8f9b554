import type { AllocatableLot, Demand } from '@quayside/contract/warehouse/lot-order.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'

const lotColumns = [
  'l.id',
  'l.company_id',
  'l.number',
  'l.warehouse_id',
  'l.location_id',
  'l.place',
  'l.order_id',
  'l.order_line_id',
  'l.inbound_id',
  'l.inbound_line_id',
  'l.supplier_id',
  'l.model',
  'l.name',
  'l.brand',
  'l.origin',
  'l.unit',
  'l.lot_number',
  'l.batch_number',
  'l.date_code',
  'l.produced_on',
  'l.expires_on',
  'l.quality',
  'l.inspection_state',
  'l.pallet_number',
  'l.pallet_type',
  'l.pallets',
  'l.packages',
  'l.net_weight',
  'l.gross_weight',
  'l.volume',
  'l.minimum_pack_quantity',
  'l.initial_qty',
  'l.on_hand',
  'l.reserved',
  'l.blocked',
  'l.stored_at',
  'l.stored_on',
] as const

const lots = () =>
  sql
    .selectFrom('stock_lot as l')
    .select(lotColumns)
    .select(raw<string>`trim_scale(l.available)::text`.as('available'))
export type LotRow = InferResult<ReturnType<typeof lots>>[number]

const run = async (tx: Tx, query: ReturnType<typeof lots>): Promise<LotRow[]> =>
  (await tx.executeQuery(query.orderBy('l.id').forUpdate().compile())).rows

/** In the order of their ids, as every command locks them: two that overlap never wait for each other in a circle. */
export const lockLots = (tx: Tx, ids: readonly string[], companyId?: string): Promise<LotRow[]> => {
  const query = lots().where('l.id', '=', raw<string>`any(${[...new Set(ids)]}::bigint[])`)
  return run(tx, companyId === undefined ? query : query.where('l.company_id', '=', companyId))
}

type Wanted = {
  readonly companyId: string
  readonly warehouseId: string
  readonly demands: readonly Demand[]
}

/** Free lots of a warehouse that could serve the demands. */
const candidates = ({ companyId, warehouseId, demands }: Wanted) => {
  const models = demands.flatMap(({ lotId, model }) => (lotId === null ? [model.trim().toLowerCase()] : []))
  const picked = demands.flatMap(({ lotId }) => lotId ?? [])
  const ofModels = raw<boolean>`l.model_key = any(${[...new Set(models)]}::text[])`
  return (
    lots()
      .where('l.company_id', '=', companyId)
      .where('l.warehouse_id', '=', warehouseId)
      .where('l.order_id', 'is', null)
      .where('l.available', '>', writtenZero)
      // Alone, each of the two is looked up in its index.
      .where(picked.length === 0 ? ofModels : raw<boolean>`(${ofModels} or l.id = any(${picked}::bigint[]))`)
  )
}
export const findCandidates = (wanted: Wanted) => candidates(wanted).orderBy('l.id')
export const lockCandidates = (tx: Tx, wanted: Wanted): Promise<LotRow[]> => run(tx, candidates(wanted))

type ShownLot = Pick<LotRow, 'id' | 'number' | 'lot_number' | 'batch_number' | 'date_code' | 'expires_on'>

/** The columns of `lotShape`. */
export const shownLot = (lot: ShownLot) => ({
  lotId: lot.id,
  number: lot.number,
  lotNumber: lot.lot_number,
  batchNumber: lot.batch_number,
  dateCode: lot.date_code,
  expiresOn: lot.expires_on,
})

type Allocated = ShownLot &
  Pick<LotRow, 'model' | 'brand' | 'stored_at' | 'quality' | 'on_hand' | 'available'>

export const toAllocatable = (row: Allocated): AllocatableLot => ({
  id: row.id,
  model: row.model,
  brand: row.brand,
  storedAt: row.stored_at,
  batchNumber: row.batch_number,
  lotNumber: row.lot_number,
  dateCode: row.date_code,
  expiresOn: row.expires_on,
  quality: row.quality,
  onHand: row.on_hand,
  available: row.available,
})

/** Names of places by their ids. */
export async function locationCodes(
  tx: Tx,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, { code: string; warehouseId: string }>> {
  const rows = await tx
    .selectFrom('storage_location')
    .select(['id', 'code', 'warehouse_id'])
    .where('id', '=', raw<string>`any(${ids.filter((id) => id !== null)}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, code, warehouse_id: warehouseId }) => [id, { code, warehouseId }]))
}
