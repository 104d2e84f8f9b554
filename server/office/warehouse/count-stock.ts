import { Stocktaking, type StocktakingQuery, type StocktakingSave } from '@quayside/contract/office/stock.ts'
import { sql as raw } from 'kysely'
import { takeStock } from '../../modules/warehouse/take-stock.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import type { OfficeCall } from '../office-call.ts'

export const countStock = (call: OfficeCall, { body }: { body: StocktakingSave }) =>
  call.write((tx) => takeStock(tx, call.acting, body))

const counts = (condition: ReturnType<typeof raw<boolean>>) =>
  raw<number>`(select count(*)::int from stocktaking_count c where c.stocktaking_id = t.id and ${condition})`

export function listStocktakings(
  call: OfficeCall,
  { query }: { query: StocktakingQuery },
): Promise<{ rows: Stocktaking[]; total: number }> {
  const all = sql
    .selectFrom('stocktaking as t')
    .innerJoin('warehouse as w', 'w.id', 't.warehouse_id')
    .select(['t.id', 't.number', 't.warehouse_id', 't.note', 't.actor_name', 't.created_at'])
    .select([
      nameIn('w', call.locale).as('warehouse_name'),
      counts(raw<boolean>`true`).as('lots'),
      counts(raw<boolean>`c.counted <> c.expected`).as('adjusted'),
    ])
  const wanted = query.warehouseId ? all.where('t.warehouse_id', '=', query.warehouseId) : all
  return listPage(call, wanted, query, { id: raw`t.id`, createdAt: raw`t.created_at` }, (row) =>
    shaped(Stocktaking, row),
  )
}
