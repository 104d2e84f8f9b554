import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { supplierDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import { type SupplierQuery, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { selection } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const supplierKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'supplier',
  id,
})

const ownAttachments = raw`from attachment a where a.company_id = supplier.company_id and a.entity = 'supplier'
  and a.entity_id = supplier.id and a.deleted_at is null`
const attachedKinds = raw<string[]>`array(select distinct a.kind ${ownAttachments})`
const lacksDocuments = raw<boolean>`((select count(distinct a.kind) ${ownAttachments}
  and a.kind = any(${[...supplierDocuments]}::text[])) < ${supplierDocuments.length})`

/** Number, names, pinyin or initials. */
export const supplierMatches = (within: string) =>
  raw<boolean>`(supplier.search like ${within} or supplier.number ilike ${within})`

export type SupplierFilter = FilterOf<SupplierQuery>

const filters: Filters<SupplierFilter> = {
  keyword: by.keyword(supplierMatches),
  status: by.equals('status'),
  isOverseas: by.flag('is_overseas'),
  source: by.equals('source'),
  contact: by.part('contact'),
  isIncomplete: by.value(isYes, (isIncomplete) => raw`${lacksDocuments} = ${isIncomplete}`),
  ...usualFilters,
}

const selected = sql
  .selectFrom('supplier')
  .select(selection('supplier', supplierColumns))
  .select(attachedKinds.as('attached_kinds'))
  .where('supplier.deleted_at', 'is', null)

export const findSuppliers = (companyId: string, given: SupplierFilter) =>
  filtered(selected.where('supplier.company_id', '=', companyId), 'supplier', filters, given)

export type SupplierRow = Awaited<ReturnType<ReturnType<typeof findSuppliers>['execute']>>[number]

export const findSupplier = (companyId: string, id: string) =>
  findSuppliers(companyId, {}).where('supplier.id', '=', id)

/** Rows to be changed, locked in the order of their ids, with the kinds of files they have. */
export async function lockSuppliers(tx: Tx, ids: readonly string[], companyId: string | undefined) {
  const query = selected
    .select('supplier.company_id')
    .where('supplier.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .$if(companyId !== undefined, (own) => own.where('supplier.company_id', '=', companyId ?? ''))
    .orderBy('supplier.id')
    .forUpdate('supplier')
  return (await tx.executeQuery(query.compile())).rows
}

/** Which of these names other suppliers of the company have, compared as the unique index does. */
export const findTakenNames = (companyId: string, names: readonly string[], exceptId = '0') =>
  sql
    .selectFrom('supplier')
    .select(raw<string>`lower(name)`.as('name'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('id', '<>', exceptId)
    .where(raw`lower(name)`, '=', raw`any(array(select lower(n) from unnest(${[...names]}::text[]) as n))`)
