import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import { productColumns } from '@quayside/contract/products/product.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type Compilable, sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { selection, sortingOf } from '../../platform/records/columns.ts'
import { conditionsOf, filtered, parametersOf, where } from '../../platform/records/filters.ts'
import { counted } from '../../platform/records/list-page.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { filtersFor, type ProductFilter, stateFilters } from './product-filters.ts'
import { keywordWords } from './product-search.ts'
import { tokensFrom } from './product-token-queries.ts'

export const productKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'product', id })

export const countries = 1001
export const units = 1003

const nameOf = (type: number, column: string) =>
  raw<Record<Locale, string> | null>`(select names from dict_entry where dict_entry.type = ${raw.lit(type)}
    and dict_entry.value = ${raw.ref(column)})`

const alive = (companyId: string) =>
  sql
    .selectFrom('product')
    .where('product.company_id', '=', companyId)
    .where('product.deleted_at', 'is', null)

export function findProducts(companyId: string, given: ProductFilter) {
  const products = alive(companyId)
    .select(selection('product', productColumns))
    .select(['product.price_audit', 'product.classified_at'])
    .select([
      nameOf(countries, 'product.origin').as('origin_names'),
      nameOf(units, 'product.unit').as('unit_names'),
    ])
  return filtered(products, 'product', filtersFor(companyId), given)
}

/**
 * The total of a list at a cost independent of the number of products: from the tally where only states are filtered,
 * from the tokens for a single word, otherwise from the rows.
 */
export function countProducts(companyId: string, given: ProductFilter): Compilable<{ total: string }> {
  const { keyword, brand, hsCode, createdAtBegin, createdAtEnd, ids } = given
  const words = keywordWords(keyword ?? '')
  const isByRows = [brand, hsCode, createdAtBegin, createdAtEnd, ids].some((each) => each !== undefined)
  const states = conditionsOf(stateFilters, parametersOf(stateFilters, given), 'product_tally')
  if (!isByRows && words.length === 0) {
    const tally = sql
      .selectFrom('product_tally')
      .select(raw<string>`least(coalesce(sum(products), 0), ${raw.lit(countedAtMost)})::text`.as('total'))
      .where('company_id', '=', companyId)
    return where(tally, states)
  }
  const [word = ''] = words
  if (!isByRows && words.length === 1 && states.length === 0) {
    return sql
      .selectFrom(
        raw`(select distinct t.product_id ${tokensFrom(companyId, word)} limit ${raw.lit(countedAtMost)})`.as(
          'hit',
        ),
      )
      .select((select) => select.fn.countAll<string>().as('total'))
  }
  return counted(findProducts(companyId, given))
}

/** Only columns with an index: sorting 100,000 rows for each page is too slow. */
export const productSort = sortingOf('product', productColumns, {
  model: raw`product.model_key`,
  brand: raw`product.brand_key`,
  createdAt: raw`product.id`,
})

export type ProductRow = Awaited<ReturnType<ReturnType<typeof findProducts>['execute']>>[number]

export const findProduct = (companyId: string, id: string) =>
  findProducts(companyId, {}).where('product.id', '=', id)

export const lockProducts = (tx: Tx, ids: readonly string[], companyId: string | undefined) =>
  lockRecords(tx, 'product', ids, companyId)

/** Which of these models and brands, as they are compared, other products of the company have. */
export const findTakenKeys = (
  companyId: string,
  products: readonly { model: string; brand: string }[],
  exceptId = '0',
) =>
  sql
    .selectFrom('product')
    .innerJoin(
      raw<{
        model_key: string
        brand_key: string
      }>`unnest(${products.map(({ model }) => comparableName(model))}::text[],
        ${products.map(({ brand }) => comparableName(brand))}::text[])`.as<'given'>(
        raw`given(model_key, brand_key)`,
      ),
      (join) =>
        join
          .onRef('given.model_key', '=', 'product.model_key')
          .onRef('given.brand_key', '=', 'product.brand_key'),
    )
    .select(['product.id', 'product.model', 'product.brand'])
    .where('product.company_id', '=', companyId)
    .where('product.deleted_at', 'is', null)
    .where('product.id', '<>', exceptId)

/** Codes of a dictionary with their names, for origins and units. */
export const findCodes = (type: number) =>
  sql.selectFrom('dict_entry').select(['value', 'names']).where('type', '=', type)
