import { isYes } from '@quayside/contract/kernel/record.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { supplierDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import type { SupplierQuery } from '@quayside/contract/partners/supplier.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const supplierKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'supplier',
  id,
})

const columns = [
  'supplier.id',
  'supplier.number',
  'supplier.name',
  'supplier.english_name',
  'supplier.abbreviation',
  'supplier.is_overseas',
  'supplier.source',
  'supplier.contact',
  'supplier.phone',
  'supplier.address',
  'supplier.status',
  'supplier.version',
  'supplier.created_at',
  'supplier.updated_at',
] as const

const ownAttachments = raw`from attachment a where a.company_id = supplier.company_id and a.entity = 'supplier'
  and a.entity_id = supplier.id and a.deleted_at is null`
const attachedKinds = raw<string[]>`array(select distinct a.kind ${ownAttachments})`
const lacksDocuments = raw<boolean>`((select count(distinct a.kind) ${ownAttachments}
  and a.kind = any(${[...supplierDocuments]}::text[])) < ${supplierDocuments.length})`

const alive = (companyId: string) =>
  sql
    .selectFrom('supplier')
    .where('supplier.company_id', '=', companyId)
    .where('supplier.deleted_at', 'is', null)

/** Number, names, pinyin or initials. */
export const supplierMatches = (keyword: string) =>
  raw<boolean>`(supplier.search like ${containing(keyword.toLowerCase())} or supplier.number ilike ${containing(keyword)})`

export type SupplierFilter = Omit<SupplierQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

/** Each condition is either there or not, so that every set of filters is one prepared statement. */
export function findSuppliers(companyId: string, filter: SupplierFilter) {
  const { keyword, status, isOverseas, source, contact, isIncomplete, createdAtBegin, createdAtEnd, ids } =
    filter
  let query = alive(companyId).select(columns).select(attachedKinds.as('attached_kinds'))
  if (keyword) query = query.where(supplierMatches(keyword))
  if (status !== undefined) query = query.where('supplier.status', '=', status)
  if (isOverseas !== undefined) query = query.where('supplier.is_overseas', '=', isYes(isOverseas))
  if (source !== undefined) query = query.where('supplier.source', '=', source)
  if (contact) query = query.where('supplier.contact', 'ilike', containing(contact))
  if (isIncomplete !== undefined) query = query.where(lacksDocuments, '=', isYes(isIncomplete))
  if (createdAtBegin) query = query.where('supplier.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('supplier.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('supplier.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const supplierSort: SortColumns<NonNullable<SupplierQuery['orderByColumn']>> = {
  id: raw`supplier.id`,
  number: raw`supplier.number`,
  name: raw`supplier.name collate "zh-x-icu"`,
  englishName: raw`supplier.english_name collate "zh-x-icu"`,
  status: raw`supplier.status`,
  createdAt: raw`supplier.created_at`,
  updatedAt: raw`supplier.updated_at`,
}

export type SupplierRow = Awaited<ReturnType<ReturnType<typeof findSuppliers>['execute']>>[number]

export const findSupplier = (companyId: string, id: string) =>
  findSuppliers(companyId, {}).where('supplier.id', '=', id)

export const findSupplierOptions = (companyId: string, keyword: string | undefined, limit: number) =>
  alive(companyId)
    .select(['id', 'number', 'name', 'english_name', 'is_overseas'])
    .where('status', '=', supplierStatus.codes.enabled)
    .$if(!!keyword, (query) => query.where(supplierMatches(keyword ?? '')))
    .orderBy(supplierSort.name)
    .orderBy('id')
    .limit(limit)

/** Rows to be changed, locked in one order so that two selections that overlap cannot wait for each other. */
export const lockSuppliers = (tx: Tx, ids: readonly string[], companyId: string | undefined) =>
  tx
    .selectFrom('supplier')
    .select(['company_id', ...columns])
    .select(attachedKinds.as('attached_kinds'))
    .where('supplier.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('supplier.deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('supplier.company_id', '=', companyId ?? ''))
    .orderBy('supplier.id')
    .forUpdate('supplier')
    .execute()

/** Which of these names other suppliers of the company have, compared as the unique index does. */
export const findTakenNames = (companyId: string, names: readonly string[], exceptId = '0') =>
  sql
    .selectFrom('supplier')
    .select(raw<string>`lower(name)`.as('name'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId)
    .where(raw`lower(name)`, '=', raw`any(array(select lower(n) from unnest(${[...names]}::text[]) as n))`)
