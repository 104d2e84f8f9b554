import { Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'

type Texts = Readonly<Record<string, string>>

export const findWarehouses = () =>
  sql
    .selectFrom('warehouse')
    .select(['id', 'version', 'code', 'place', 'contact', 'phone', 'is_hidden'])
    .select([
      raw<Texts>`names`.as('names'),
      raw<Texts>`addresses`.as('addresses'),
      raw<Texts>`hours`.as('hours'),
      raw<Texts>`rules`.as('rules'),
      raw<string | null>`trim_scale(latitude)::text`.as('latitude'),
      raw<string | null>`trim_scale(longitude)::text`.as('longitude'),
    ])
export type WarehouseRow = InferResult<ReturnType<typeof findWarehouses>>[number]

const inLanguage = (texts: Texts, locale: Locale): string => texts[locale] ?? texts[defaultLocale] ?? ''

export const toWarehouse = (row: WarehouseRow, locale: Locale): Warehouse =>
  shaped(Warehouse, row, {
    name: inLanguage(row.names, locale),
    address: inLanguage(row.addresses, locale),
    hours: inLanguage(row.hours, locale),
  })

/** Warehouses that a document names, hidden ones too. */
export async function readWarehouses(
  read: Reader,
  ids: readonly (string | null)[],
  locale: Locale,
): Promise<Warehouse[]> {
  const named = ids.filter((id) => id !== null)
  const [rows] = await read(findWarehouses().where('id', '=', raw<string>`any(${named}::bigint[])`))
  return rows.map((row) => toWarehouse(row, locale))
}

export async function listWarehouses(call: Call): Promise<Warehouse[]> {
  const [rows] = await call.read(findWarehouses().where('is_hidden', '=', false).orderBy('code'))
  return rows.map((row) => toWarehouse(row, call.locale))
}
