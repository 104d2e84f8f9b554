import type { Locale } from '@quayside/phrases/locales.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'

export type StorageNames = Awaited<ReturnType<typeof storageNames>>

/** Names of companies and warehouses in the reader's language. */
export async function storageNames(tx: Tx, locale: Locale) {
  const read = readWithin(tx)
  const [companies, warehouses] = await read(
    sql.selectFrom('company').select(['id', 'name']),
    sql.selectFrom('warehouse as w').select(['w.id', 'w.code', nameIn('w', locale).as('name')]),
  )
  return {
    company: new Map(companies.map(({ id, name }) => [id, name])),
    warehouse: new Map(warehouses.map((warehouse) => [warehouse.id, warehouse])),
  }
}
