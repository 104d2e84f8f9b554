import { isYes } from '@quayside/contract/kernel/record.ts'
import type { SupplierAccountQuery } from '@quayside/contract/partners/supplier-account.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { supplierMatches } from './supplier-queries.ts'

export const accountKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'supplierAccount',
  id,
})

export type AccountFilter = Omit<SupplierAccountQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
  /** Of the keyword, in case it is an account number. */
  fingerprints?: readonly string[]
}

export function findAccounts(companyId: string, filter: AccountFilter) {
  const {
    supplierId,
    keyword,
    currency,
    isDefault,
    createdAtBegin,
    createdAtEnd,
    ids,
    fingerprints = [],
  } = filter
  let query = sql
    .selectFrom('supplier_account as account')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'account.company_id')
        .onRef('supplier.id', '=', 'account.supplier_id'),
    )
    .selectAll('account')
    .select(['supplier.number as supplier_number', 'supplier.name as supplier_name'])
    .where('account.company_id', '=', companyId)
    .where('account.deleted_at', 'is', null)
  if (supplierId !== undefined) query = query.where('account.supplier_id', '=', supplierId)
  if (keyword) {
    query =
      query.where(raw<boolean>`(${supplierMatches(keyword)} or account.search like ${containing(keyword.toLowerCase())}
      or account.account_number_fingerprint = any(${[...fingerprints]}::text[]))`)
  }
  if (currency !== undefined) query = query.where('account.currency', '=', currency)
  if (isDefault !== undefined) query = query.where('account.is_default', '=', isYes(isDefault))
  if (createdAtBegin) query = query.where('account.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('account.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('account.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const accountSort: SortColumns<NonNullable<SupplierAccountQuery['orderByColumn']>> = {
  id: raw`account.id`,
  supplierName: raw`supplier.name collate "zh-x-icu"`,
  accountName: raw`account.account_name collate "zh-x-icu"`,
  bankName: raw`account.bank_name collate "zh-x-icu"`,
  currency: raw`account.currency`,
  createdAt: raw`account.created_at`,
  updatedAt: raw`account.updated_at`,
}

export type AccountRow = Awaited<ReturnType<ReturnType<typeof findAccounts>['execute']>>[number]

export const findAccount = (companyId: string, id: string) =>
  findAccounts(companyId, {}).where('account.id', '=', id)

export const lockAccounts = (tx: Tx, companyId: string, ids: readonly string[]) =>
  tx
    .selectFrom('supplier_account')
    .select(['id', 'supplier_id', 'version'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A supplier has one default account in each currency. */
export const clearDefaultAccount = (
  tx: Tx,
  companyId: string,
  of: { supplierId: string; currency: string; exceptId: string },
) =>
  tx
    .updateTable('supplier_account')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', of.supplierId)
    .where('currency', '=', of.currency)
    .where('id', '<>', of.exceptId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** Fingerprints under former keys count too, which the unique index cannot know. */
export const findSameAccount = (
  tx: Tx,
  companyId: string,
  of: { supplierId: string; currency: string; exceptId: string; fingerprints: readonly string[] },
) =>
  tx
    .selectFrom('supplier_account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('supplier_id', '=', of.supplierId)
    .where('currency', '=', of.currency)
    .where('id', '<>', of.exceptId)
    .where('account_number_fingerprint', '=', raw<string>`any(${[...of.fingerprints]}::text[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
