import {
  AddressOption,
  type AddressQuery,
  addressColumns as columns,
} from '@quayside/contract/account/address.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'
import { regionNames, regionText } from '../../platform/records/region-name.ts'

type Filter = FilterOf<AddressQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword((within) => raw`address.search like ${within}`),
  type: by.equals('type'),
  regionCode: by.value(
    (code: string) => `${regionPrefix(code)}%`,
    (pattern) => raw`address.region_code like ${pattern}`,
  ),
  isDefault: by.flag('is_default'),
  ...usualFilters,
}

/** GB/T 2260: two digits name the province, four the city; a code of a whole province ends in zeros. */
const regionPrefix = (code: string): string => code.replace(/^(\d\d)0000$/, '$1').replace(/^(\d{4})00$/, '$1')

const addressesOf = (companyId: string) =>
  sql
    .selectFrom('address')
    .select(selection('address', columns))
    .select(regionNames(raw`address.region_code`).as('region_names'))
    .where('address.company_id', '=', companyId)
    .where('address.deleted_at', 'is', null)

const rowOf = toAnswered(columns)

export const addresses = recordOf({
  entity: 'address',
  table: 'address',
  columns,
  find: filteredBy('address', addressesOf, filters),
  sort: sortingOf('address', columns, {}),
  toRow: (row, { locale }) => ({ ...rowOf(row), region: regionText(row.region_names, locale) }),
})

export const listAddressOptions = addresses.options(
  AddressOption,
  raw`address.is_default desc, address.id desc`,
)
