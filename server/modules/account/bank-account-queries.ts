import type { BankAccountQuery } from '@quayside/contract/account/bank-account.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const bankAccountKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'bankAccount',
  id,
})

export type BankAccountFilter = Omit<BankAccountQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
  /** Of the keyword, in case it is an account number. */
  fingerprints?: readonly string[]
}

export function findBankAccounts(companyId: string, filter: BankAccountFilter) {
  const { keyword, currency, isDefault, createdAtBegin, createdAtEnd, ids, fingerprints = [] } = filter
  let query = sql
    .selectFrom('bank_account')
    .selectAll('bank_account')
    .where('bank_account.company_id', '=', companyId)
    .where('bank_account.deleted_at', 'is', null)
  if (keyword) {
    query = query.where(raw<boolean>`(bank_account.search like ${containing(keyword.toLowerCase())}
      or bank_account.account_number_fingerprint = any(${[...fingerprints]}::text[]))`)
  }
  if (currency !== undefined) query = query.where('bank_account.currency', '=', currency)
  if (isDefault !== undefined) query = query.where('bank_account.is_default', '=', isYes(isDefault))
  if (createdAtBegin) query = query.where('bank_account.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('bank_account.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('bank_account.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const bankAccountSort: SortColumns<NonNullable<BankAccountQuery['orderByColumn']>> = {
  id: raw`bank_account.id`,
  accountName: raw`bank_account.account_name collate "zh-x-icu"`,
  bankName: raw`bank_account.bank_name collate "zh-x-icu"`,
  currency: raw`bank_account.currency`,
  createdAt: raw`bank_account.created_at`,
  updatedAt: raw`bank_account.updated_at`,
}

export type BankAccountRow = Awaited<ReturnType<ReturnType<typeof findBankAccounts>['execute']>>[number]

export const findBankAccount = (companyId: string, id: string) =>
  findBankAccounts(companyId, {}).where('bank_account.id', '=', id)

export const lockBankAccount = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('bank_account')
    .select('version')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A company has one default account in each currency. */
export const clearDefaultBankAccount = (
  tx: Tx,
  companyId: string,
  of: { currency: string; exceptId: string },
) =>
  tx
    .updateTable('bank_account')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('currency', '=', of.currency)
    .where('id', '<>', of.exceptId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()

/** Fingerprints under former keys count too, which the unique index cannot know. */
export const findSameBankAccount = (
  tx: Tx,
  companyId: string,
  of: { currency: string; exceptId: string; fingerprints: readonly string[] },
) =>
  tx
    .selectFrom('bank_account')
    .select('id')
    .where('company_id', '=', companyId)
    .where('currency', '=', of.currency)
    .where('id', '<>', of.exceptId)
    .where('account_number_fingerprint', '=', raw<string>`any(${[...of.fingerprints]}::text[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
