import { isYes } from '@quayside/contract/kernel/record.ts'
import type { SupplierAddressQuery } from '@quayside/contract/partners/supplier-address.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import { regionNames } from '../../platform/records/region-name.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { supplierMatches } from './supplier-queries.ts'

export const addressKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'supplierAddress',
  id,
})

export type AddressFilter = Omit<SupplierAddressQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

export function findAddresses(companyId: string, filter: AddressFilter) {
  const { supplierId, keyword, type, isDefault, createdAtBegin, createdAtEnd, ids } = filter
  let query = sql
    .selectFrom('supplier_address as address')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'address.company_id')
        .onRef('supplier.id', '=', 'address.supplier_id'),
    )
    .selectAll('address')
    .select(['supplier.number as supplier_number', 'supplier.name as supplier_name'])
    .select(regionNames(raw`address.region_code`).as('region_names'))
    .where('address.company_id', '=', companyId)
    .where('address.deleted_at', 'is', null)
  if (supplierId !== undefined) query = query.where('address.supplier_id', '=', supplierId)
  if (keyword) {
    const within = containing(keyword.toLowerCase())
    query = query.where(raw<boolean>`(${supplierMatches(keyword)} or address.search like ${within})`)
  }
  if (type !== undefined) query = query.where('address.type', '=', type)
  if (isDefault !== undefined) query = query.where('address.is_default', '=', isYes(isDefault))
  if (createdAtBegin) query = query.where('address.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('address.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('address.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const addressSort: SortColumns<NonNullable<SupplierAddressQuery['orderByColumn']>> = {
  id: raw`address.id`,
  supplierName: raw`supplier.name collate "zh-x-icu"`,
  type: raw`address.type`,
  regionCode: raw`address.region_code`,
  createdAt: raw`address.created_at`,
  updatedAt: raw`address.updated_at`,
}

export type AddressRow = Awaited<ReturnType<ReturnType<typeof findAddresses>['execute']>>[number]

export const findAddress = (companyId: string, id: string) =>
  findAddresses(companyId, {}).where('address.id', '=', id)

export const lockAddress = (tx: Tx, companyId: string, of: { id: string; supplierId: string }) =>
  tx
    .selectFrom('supplier_address')
    .select('version')
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', of.supplierId)
    .where('id', '=', of.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A supplier has one default address of each type. */
export const clearDefaultAddress = (
  tx: Tx,
  companyId: string,
  of: { supplierId: string; type: number; exceptId: string },
) =>
  tx
    .updateTable('supplier_address')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', of.supplierId)
    .where('type', '=', of.type)
    .where('id', '<>', of.exceptId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

export const findRegion = (code: string) => sql.selectNoFrom(regionNames(raw`${code}::text`).as('names'))
