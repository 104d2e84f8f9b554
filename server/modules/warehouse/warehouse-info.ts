import { tariffOn } from '@quayside/contract/warehouse/storage-cost.ts'
import type { WarehouseInfo } from '@quayside/contract/warehouse/warehouse.ts'
import { defaultLocale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import type { Call } from '../../platform/session/call.ts'
import { findWarehouses, toWarehouse } from './list-warehouses.ts'
import { findTariffs, tariffsOf } from './tariffs.ts'

const findHeld = (companyId: string) =>
  sql
    .selectFrom('stock_lot as l')
    .select([
      'l.warehouse_id',
      raw<number>`count(*)::int`.as('lots'),
      raw<number>`count(distinct l.model_key)::int`.as('models'),
      raw<string>`trim_scale(sum(l.on_hand))::text`.as('on_hand'),
      raw<string>`trim_scale(sum(l.available))::text`.as('available'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.on_hand', '>', writtenZero)
    .groupBy('l.warehouse_id')

/** Where the warehouses are, what they charge, and what of the company lies there now. */
export async function listWarehouseInfo(call: Call): Promise<WarehouseInfo[]> {
  const [rows, held, tariffRows] = await call.read(
    findWarehouses().where('is_hidden', '=', false).orderBy('code'),
    findHeld(call.principal.companyId),
    findTariffs(),
  )
  const today = call.platform.clock.today()
  return rows.map((row) => {
    const here = held.find((each) => each.warehouse_id === row.id)
    return {
      ...toWarehouse(row, call.locale),
      latitude: row.latitude,
      longitude: row.longitude,
      rules: row.rules[call.locale] ?? row.rules[defaultLocale] ?? '',
      tariff: tariffOn(tariffsOf(tariffRows, row.id), today) ?? null,
      lots: here?.lots ?? 0,
      models: here?.models ?? 0,
      onHand: here?.on_hand ?? '0',
      available: here?.available ?? '0',
    }
  })
}
