import type { StockChange } from '@quayside/contract/warehouse/storage-cost.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

/** Lots that are read at once; other requests are answered in between. */
export const lotsAtOnce = 500

/** A move out of a warehouse. */
export type LeftWarehouse = { readonly day: string; readonly warehouseId: string }

/** The moves of the lot `l` between warehouses, the first first. */
const movesBetween = raw<
  LeftWarehouse[]
>`(select coalesce(jsonb_agg(jsonb_build_object('day', m.day, 'warehouseId', m.from_warehouse_id::text) order by m.id), '[]')
  from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id and m.from_warehouse_id is not null)`

export type ChargedLot = {
  id: string
  company_id: string
  warehouse_id: string
  stored_on: string
  initial_qty: string
  pallets: number
  packages: number
  gross_weight: string
  volume: string
  changes: StockChange[]
  moves: LeftWarehouse[]
  /** Days that were charged already, whatever run charged them. */
  charged: { from: string; to: string }[]
}

/** Lots that were there in the time, in the order of their ids. */
export const findChargedLots = (asked: {
  from: string
  to: string
  companyId: string | undefined
  after: string
}) =>
  sql
    .selectFrom('stock_lot as l')
    .select([
      'l.id',
      'l.company_id',
      'l.warehouse_id',
      'l.stored_on',
      'l.initial_qty',
      'l.pallets',
      'l.packages',
      'l.gross_weight',
      'l.volume',
    ])
    .select([
      raw<
        StockChange[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('day', m.day, 'qty', m.on_hand::text)), '[]')
        from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id and m.on_hand <> 0)`.as(
        'changes',
      ),
      movesBetween.as('moves'),
      raw<
        { from: string; to: string }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('from', c.first_on, 'to', c.last_on)), '[]')
        from storage_charge c where c.company_id = l.company_id and c.lot_id = l.id
          and c.first_on <= ${asked.to}::date and c.last_on >= ${asked.from}::date)`.as('charged'),
    ])
    .where('l.id', '>', asked.after)
    .where('l.stored_on', '<=', asked.to)
    .where(
      raw<boolean>`(l.on_hand > 0 or exists (select 1 from stock_movement m where m.company_id = l.company_id
        and m.lot_id = l.id and m.on_hand < 0 and m.day >= ${asked.from}::date))`,
    )
    .$if(asked.companyId !== undefined, (query) => query.where('l.company_id', '=', asked.companyId ?? ''))
    .orderBy('l.id')
    .limit(lotsAtOnce)
