import { isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import {
  CustomerOption,
  type CustomerOptionQuery,
  type CustomerQuery,
  customerColumns as columns,
} from '@quayside/contract/partners/customer.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import * as z from 'zod/mini'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'

type Filter = FilterOf<CustomerQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword((within) => raw`(customer.search like ${within} or customer.number ilike ${within})`),
  type: by.equals('type'),
  level: by.equals('level'),
  source: by.equals('source'),
  ...usualFilters,
}

const customersOf = (companyId: string) =>
  sql
    .selectFrom('customer')
    .select(selection('customer', columns))
    .where('customer.company_id', '=', companyId)
    .where('customer.deleted_at', 'is', null)

export const customerNameTaken = {
  chineseName: at('chineseName', 'customer.chineseNameTaken'),
  englishName: at('englishName', 'customer.englishNameTaken'),
}

export const customers = recordOf({
  entity: 'customer',
  table: 'customer',
  once: {
    customer_chinese_name_once: customerNameTaken.chineseName,
    customer_english_name_once: customerNameTaken.englishName,
  },
  columns,
  find: filteredBy('customer', customersOf, filters),
  sort: sortingOf('customer', columns, {}),
  toRow: toAnswered(columns),
})

const options = customers.options(
  z.omit(CustomerOption, { name: true }),
  raw`customer.chinese_name collate "zh-x-icu", customer.english_name collate "zh-x-icu", customer.id`,
)

export async function listCustomerOptions(
  call: Call,
  input: { query: CustomerOptionQuery },
): Promise<CustomerOption[]> {
  const found = await options(call, input)
  return found.map((each) => ({
    ...each,
    name: isOverseasCustomer(each) ? each.englishName : each.chineseName,
  }))
}

type Named = { readonly chineseName: string; readonly englishName: string }

/** Which of these names other customers of the company have, compared as the unique indexes do. */
export function findTakenCustomerNames(
  companyId: string,
  field: keyof Named,
  named: readonly Named[],
  exceptId = '0',
) {
  const column = field === 'chineseName' ? 'chinese_name' : 'english_name'
  const names = named.map((each) => each[field])
  return sql
    .selectFrom('customer')
    .select(raw<string>`lower(${raw.ref(column)})`.as('name'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(column, '<>', '')
    .where('id', '<>', exceptId)
    .where(
      raw`lower(${raw.ref(column)})`,
      '=',
      raw`any(array(select lower(n) from unnest(${names}::text[]) as n))`,
    )
}
