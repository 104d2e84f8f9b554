import type { CustomerQuery } from '@quayside/contract/partners/customer.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const customerKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'customer',
  id,
})

export type CustomerFilter = Omit<CustomerQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

/** Each condition is either there or not, so that every set of filters is one prepared statement. */
export function findCustomers(companyId: string, filter: CustomerFilter) {
  const { keyword, type, level, source, createdAtBegin, createdAtEnd, ids } = filter
  let query = sql
    .selectFrom('customer')
    .selectAll('customer')
    .where('customer.company_id', '=', companyId)
    .where('customer.deleted_at', 'is', null)
  if (keyword) {
    query = query.where(raw<boolean>`(customer.search like ${containing(keyword.toLowerCase())}
      or customer.number ilike ${containing(keyword)})`)
  }
  if (type !== undefined) query = query.where('customer.type', '=', type)
  if (level !== undefined) query = query.where('customer.level', '=', level)
  if (source !== undefined) query = query.where('customer.source', '=', source)
  if (createdAtBegin) query = query.where('customer.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('customer.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('customer.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const customerSort: SortColumns<NonNullable<CustomerQuery['orderByColumn']>> = {
  id: raw`customer.id`,
  number: raw`customer.number`,
  chineseName: raw`customer.chinese_name collate "zh-x-icu"`,
  englishName: raw`customer.english_name collate "zh-x-icu"`,
  type: raw`customer.type`,
  level: raw`customer.level`,
  createdAt: raw`customer.created_at`,
  updatedAt: raw`customer.updated_at`,
}

export type CustomerRow = Awaited<ReturnType<ReturnType<typeof findCustomers>['execute']>>[number]

export const findCustomer = (companyId: string, id: string) =>
  findCustomers(companyId, {}).where('customer.id', '=', id)

/** Rows to be changed, locked in one order so that two selections that overlap cannot wait for each other. */
export const lockCustomers = (tx: Tx, companyId: string, ids: readonly string[]) =>
  tx
    .selectFrom('customer')
    .select(['id', 'version'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

type NameColumn = 'chinese_name' | 'english_name'

/** Which of these names other customers of the company have, compared as the unique indexes do. */
export const findTakenCustomerNames = (
  companyId: string,
  column: NameColumn,
  names: readonly string[],
  exceptId = '0',
) =>
  sql
    .selectFrom('customer')
    .select(raw<string>`lower(${raw.ref(column)})`.as('name'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(column, '<>', '')
    .where('id', '<>', exceptId)
    .where(
      raw`lower(${raw.ref(column)})`,
      '=',
      raw`any(array(select lower(n) from unnest(${[...names]}::text[]) as n))`,
    )
