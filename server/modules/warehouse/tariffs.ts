import { type Stay, staysOf, type Tariff } from '@quayside/contract/warehouse/storage-cost.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { LeftWarehouse } from './charged-lots.ts'

export const findTariffs = (warehouseIds?: readonly string[]) => {
  const all = sql
    .selectFrom('storage_tariff')
    .select(['id', 'warehouse_id', 'valid_from', 'free_days', 'unit', 'currency'])
    .select(raw<string>`trim_scale(rate)::text`.as('rate'))
    .orderBy('valid_from', 'desc')
  return warehouseIds === undefined
    ? all
    : all.where('warehouse_id', '=', raw<string>`any(${[...warehouseIds]}::bigint[])`)
}
type TariffRow = InferResult<ReturnType<typeof findTariffs>>[number]

const toTariff = (row: TariffRow): Tariff => ({
  validFrom: row.valid_from,
  freeDays: row.free_days,
  unit: row.unit,
  rate: row.rate,
  currency: row.currency,
})

export const tariffsOf = (rows: readonly TariffRow[], warehouseId: string): Tariff[] =>
  rows.filter((row) => row.warehouse_id === warehouseId).map(toTariff)

/** Finds where a lot lay, each warehouse with its tariffs. */
export const lotStays = (
  rows: readonly TariffRow[],
  lot: { readonly warehouse_id: string; readonly moves: readonly LeftWarehouse[] },
): Stay[] => {
  const atWarehouse = (warehouseId: string) => ({ warehouseId, tariffs: tariffsOf(rows, warehouseId) })
  return staysOf(
    atWarehouse(lot.warehouse_id),
    lot.moves.map(({ day, warehouseId }) => ({ day, ...atWarehouse(warehouseId) })),
  )
}
