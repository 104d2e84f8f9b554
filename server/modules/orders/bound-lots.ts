import type { Lot } from '@quayside/contract/kernel/lots.ts'
import { sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'

/** The lots that are bound to an order now or have left with it. */
export const findBoundLots = compiledOnce(({ companyId, orderId }: { companyId: string; orderId: string }) =>
  sql
    .selectFrom('stock_reservation as r')
    .innerJoin('stock_lot as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.lot_id'),
    )
    .select([
      raw<string>`case when l.lot_number = '' then l.number else l.lot_number end`.as('lot_number'),
      raw<string>`trim_scale(sum(r.qty))::text`.as('qty'),
    ])
    .where('r.company_id', '=', companyId)
    .where('r.order_id', '=', orderId)
    .where(raw<boolean>`(r.ended_at is null or r.taken > 0)`)
    .groupBy(raw`1`)
    .orderBy(raw`min(r.id)`),
)

export const toBoundLots = (rows: readonly { lot_number: string; qty: string }[]): Lot[] =>
  rows.map((row) => ({ lotNumber: row.lot_number, qty: row.qty }))
