import {
  supplierAddressColumns as columns,
  type SupplierAddressQuery,
} from '@quayside/contract/partners/supplier-address.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { byPinyin, selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { recordOf } from '../../platform/records/record.ts'
import { regionNames, regionText } from '../../platform/records/region-name.ts'
import { supplierMatches } from './supplier-queries.ts'

type Filter = FilterOf<SupplierAddressQuery>

const filters: Filters<Filter> = {
  supplierId: by.equals('supplier_id'),
  keyword: by.keyword((within) => raw`(${supplierMatches(within)} or address.search like ${within})`),
  type: by.equals('type'),
  isDefault: by.flag('is_default'),
  ...usualFilters,
}

const addressesOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('supplier_address as address')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'address.company_id')
        .onRef('supplier.id', '=', 'address.supplier_id'),
    )
    .select(selection('address', columns))
    .select(['supplier.number as supplier_number', supplierNameIn('supplier', locale).as('supplier_name')])
    .select(regionNames(raw`address.region_code`).as('region_names'))
    .where('address.company_id', '=', companyId)
    .where('address.deleted_at', 'is', null)

const rowOf = toAnswered(columns)

export const supplierAddresses = recordOf({
  entity: 'supplierAddress',
  table: 'supplier_address',
  columns,
  find: filteredBy('address', addressesOf, filters),
  sort: sortingOf('address', columns, { supplierName: byPinyin(raw`supplier.name`) }),
  toRow: (row, { locale }) => ({ ...rowOf(row), region: regionText(row.region_names, locale) }),
})
