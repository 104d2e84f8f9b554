import type { AddressQuery } from '@quayside/contract/account/address.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import { regionNames } from '../../platform/records/region-name.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const addressKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'address', id })

export type AddressFilter = Omit<AddressQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

export function findAddresses(companyId: string, filter: AddressFilter) {
  const { keyword, type, regionCode, isDefault, createdAtBegin, createdAtEnd, ids } = filter
  let query = sql
    .selectFrom('address')
    .selectAll('address')
    .select(regionNames(raw`address.region_code`).as('region_names'))
    .where('address.company_id', '=', companyId)
    .where('address.deleted_at', 'is', null)
  if (keyword) query = query.where('address.search', 'like', containing(keyword.toLowerCase()))
  if (type !== undefined) query = query.where('address.type', '=', type)
  if (regionCode) query = query.where('address.region_code', 'like', `${regionPrefix(regionCode)}%`)
  if (isDefault !== undefined) query = query.where('address.is_default', '=', isYes(isDefault))
  if (createdAtBegin) query = query.where('address.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('address.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('address.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

/** GB/T 2260: two digits name the province, four the city; a code of a whole province ends in zeros. */
const regionPrefix = (code: string): string => code.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1')

export const addressSort: SortColumns<NonNullable<AddressQuery['orderByColumn']>> = {
  id: raw`address.id`,
  type: raw`address.type`,
  regionCode: raw`address.region_code`,
  contact: raw`address.contact collate "zh-x-icu"`,
  createdAt: raw`address.created_at`,
  updatedAt: raw`address.updated_at`,
}

export type AddressRow = Awaited<ReturnType<ReturnType<typeof findAddresses>['execute']>>[number]

export const findAddress = (companyId: string, id: string) =>
  findAddresses(companyId, {}).where('address.id', '=', id)

export const lockAddress = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('address')
    .select('version')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A company has one default address of each type. */
export const clearDefaultAddress = (tx: Tx, companyId: string, of: { type: number; exceptId: string }) =>
  tx
    .updateTable('address')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('type', '=', of.type)
    .where('id', '<>', of.exceptId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** A region of China, and whether it has parts of its own. */
export const findRegion = (tx: Tx, code: string) =>
  tx
    .selectFrom('region')
    .select('code')
    .select(raw<boolean>`exists (select 1 from region part where part.parent = region.code)`.as('has_parts'))
    .where('code', '=', code)
    .executeTakeFirst()
