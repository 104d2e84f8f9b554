import {
  BankAccountOption,
  type BankAccountQuery,
  bankAccountColumns as columns,
} from '@quayside/contract/account/bank-account.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { keywordOrNumber, openedNumber } from '../../platform/records/account-number.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'

type Filter = FilterOf<BankAccountQuery>

const filtersFor = (call: Call): Filters<Filter> => ({
  keyword: keywordOrNumber(call),
  currency: by.equals('currency'),
  isDefault: by.flag('is_default'),
  ...usualFilters,
})

const accountsOf = (companyId: string) =>
  sql
    .selectFrom('bank_account as account')
    .select(selection('account', columns))
    .select('account.account_number_sealed')
    .where('account.company_id', '=', companyId)
    .where('account.deleted_at', 'is', null)

export const numberTaken = at('accountNumber', 'bankAccount.numberTaken')

const rowOf = toAnswered(columns)

export const bankAccounts = recordOf({
  entity: 'bankAccount',
  table: 'bank_account',
  once: { bank_account_number_once: numberTaken },
  columns,
  find: (call, given: Filter) =>
    filtered(accountsOf(call.principal.companyId), 'account', filtersFor(call), given),
  sort: sortingOf('account', columns, {}),
  toRow: (row, call) => ({ ...rowOf(row), accountNumber: openedNumber(call, row) }),
})

export const listBankAccountOptions = bankAccounts.options(
  BankAccountOption,
  raw`account.is_default desc, account.account_name collate "zh-x-icu", account.id`,
)
