import {
  supplierAccountColumns as columns,
  type SupplierAccountQuery,
} from '@quayside/contract/partners/supplier-account.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { keywordOrNumber, openedNumber } from '../../platform/records/account-number.ts'
import { byPinyin, selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'
import { supplierMatches } from './supplier-queries.ts'

type Filter = FilterOf<SupplierAccountQuery>

const filtersFor = (call: Call): Filters<Filter> => ({
  supplierId: by.equals('supplier_id'),
  keyword: keywordOrNumber(call, supplierMatches),
  currency: by.equals('currency'),
  isDefault: by.flag('is_default'),
  ...usualFilters,
})

const accountsOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('supplier_account as account')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'account.company_id')
        .onRef('supplier.id', '=', 'account.supplier_id'),
    )
    .select(selection('account', columns))
    .select('account.account_number_sealed')
    .select(['supplier.number as supplier_number', supplierNameIn('supplier', locale).as('supplier_name')])
    .where('account.company_id', '=', companyId)
    .where('account.deleted_at', 'is', null)

export const numberTaken = at('accountNumber', 'supplierAccount.numberTaken')

const rowOf = toAnswered(columns)

export const supplierAccounts = recordOf({
  entity: 'supplierAccount',
  table: 'supplier_account',
  once: { supplier_account_number_once: numberTaken },
  columns,
  find: (call, given: Filter) =>
    filtered(accountsOf(call.principal.companyId, call.locale), 'account', filtersFor(call), given),
  sort: sortingOf('account', columns, { supplierName: byPinyin(raw`supplier.name`) }),
  toRow: (row, call) => ({ ...rowOf(row), accountNumber: openedNumber(call, row) }),
})
