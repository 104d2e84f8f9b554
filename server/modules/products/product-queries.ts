import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { commodityFactsOf, commodityState, priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import type { ProductQuery } from '@quayside/contract/products/product.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type Compilable, type RawBuilder, sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { counted, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { keywordWords, prefixRange } from './product-search.ts'
import { productMatches, tokensFrom } from './product-token-queries.ts'

export const productKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'product', id })

export const countries = 1001
export const units = 1003

const columns = [
  'product.id',
  'product.model',
  'product.brand',
  'product.name',
  'product.category',
  'product.origin',
  'product.unit',
  'product.manufacturer',
  'product.description',
  'product.source',
  'product.classification_status',
  'product.hs_code',
  'product.customs_conditions',
  'product.inspection_conditions',
  'product.ccc_status',
  'product.hong_kong_control',
  'product.price_audit',
  'product.classified_at',
  'product.version',
  'product.created_at',
  'product.updated_at',
] as const

/** Percentages as they are said: 13, not 13.0000. */
export const percentOf = (column: string): RawBuilder<string | null> =>
  raw<string | null>`trim_scale(${raw.ref(column)})::text`

const nameOf = (type: number, column: string) =>
  raw<Record<Locale, string> | null>`(select names from dict_entry where dict_entry.type = ${raw.lit(type)}
    and dict_entry.value = ${raw.ref(column)})`

const alive = (companyId: string) =>
  sql
    .selectFrom('product')
    .where('product.company_id', '=', companyId)
    .where('product.deleted_at', 'is', null)

export type ProductFilter = Omit<ProductQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

/** Each condition is either there or not, so that every set of filters is one prepared statement. */
export function findProducts(companyId: string, filter: ProductFilter) {
  const { keyword, brand, hsCode, ids } = filter
  let query = alive(companyId)
    .select(columns)
    .select([
      percentOf('product.tariff_rate').as('tariff_rate'),
      percentOf('product.vat_rate').as('vat_rate'),
      percentOf('product.refund_rate').as('refund_rate'),
      percentOf('product.consumption_rate').as('consumption_rate'),
      percentOf('product.temporary_rate').as('temporary_rate'),
      nameOf(countries, 'product.origin').as('origin_names'),
      nameOf(units, 'product.unit').as('unit_names'),
    ])
  for (const condition of statesAsked('product', filter)) query = query.where(condition)
  for (const match of keyword ? productMatches(companyId, keyword) : []) query = query.where(match)
  if (brand) query = query.where('product.brand_key', '=', comparableName(brand))
  if (hsCode) {
    const { from, below } = prefixRange(hsCode)
    query = query.where('product.hs_code', '>=', from).where('product.hs_code', '<', below)
    query = query.where('product.hs_code', '<>', '')
  }
  if (filter.createdAtBegin) query = query.where('product.created_at', '>=', fromDay(filter.createdAtBegin))
  if (filter.createdAtEnd) query = query.where('product.created_at', '<', untilDay(filter.createdAtEnd))
  if (ids) query = query.where('product.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

/** The conditions on states: those that the tally knows too. */
function statesAsked(table: 'product' | 'product_tally', filter: ProductFilter): RawBuilder<boolean>[] {
  const facts =
    filter.commodityState === undefined
      ? undefined
      : commodityFactsOf(commodityState.keyOf(filter.commodityState) ?? 'unauditedUnclassified')
  const column = (name: string) => raw.ref(`${table}.${name}`)
  const is = (name: string, value: number | boolean | undefined) =>
    value === undefined ? [] : [raw<boolean>`${column(name)} = ${value}`]
  return [
    ...is('category', filter.category),
    ...is('classification_status', filter.classificationStatus),
    ...is('is_classified', filter.isClassified === undefined ? undefined : isYes(filter.isClassified)),
    ...is('ccc_status', filter.cccStatus),
    ...is('hong_kong_control', filter.hongKongControl),
    ...is('source', filter.source),
    ...is('is_classified', facts?.isClassified),
    ...(facts && !facts.priceAudit ? [raw<boolean>`${column('price_audit')} is null`] : []),
    ...(facts?.priceAudit ? is('price_audit', priceAudit.codes[facts.priceAudit]) : []),
  ]
}

/**
 * The total of a list, at what the answer costs rather than what the company has: by the tally where only states are
 * asked for, by the tokens where only one word is, else by the rows themselves.
 */
export function countProducts(companyId: string, filter: ProductFilter): Compilable<{ total: string }> {
  const { keyword, brand, hsCode, createdAtBegin, createdAtEnd, ids } = filter
  const words = keywordWords(keyword ?? '')
  const isByRows = [brand, hsCode, createdAtBegin, createdAtEnd, ids].some((each) => each !== undefined)
  const states = statesAsked('product_tally', filter)
  if (!isByRows && words.length === 0) {
    let tally = sql
      .selectFrom('product_tally')
      .select(raw<string>`least(coalesce(sum(products), 0), ${raw.lit(countedAtMost)})::text`.as('total'))
      .where('company_id', '=', companyId)
    for (const state of states) tally = tally.where(state)
    return tally
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
  return counted(findProducts(companyId, filter))
}

/** Only what an index has in order: sorting 100,000 rows for each page would not do. */
export const productSort: SortColumns<NonNullable<ProductQuery['orderByColumn']>> = {
  id: raw`product.id`,
  model: raw`product.model_key`,
  brand: raw`product.brand_key`,
  createdAt: raw`product.id`,
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof findProducts>['execute']>>[number]

export const findProduct = (companyId: string, id: string) =>
  findProducts(companyId, {}).where('product.id', '=', id)

/** Rows to be changed, locked in one order so that two selections that overlap cannot wait for each other. */
export const lockProducts = (tx: Tx, ids: readonly string[], companyId: string | undefined) =>
  tx
    .selectFrom('product')
    .select(['company_id', ...columns])
    .where('product.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('product.deleted_at', 'is', null)
    .$if(companyId !== undefined, (query) => query.where('product.company_id', '=', companyId ?? ''))
    .orderBy('product.id')
    .forUpdate('product')
    .execute()

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

/** The request that is not settled yet: the unique index has the same states. */
export const findOpenRequest = (companyId: string, productId: string) =>
  sql
    .selectFrom('classification_request')
    .select('id')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .where('deleted_at', 'is', null)
    .where(
      'state',
      'not in',
      raw<number>`(${raw.lit(classificationRequestState.codes.cancelled)}, ${raw.lit(classificationRequestState.codes.accepted)})`,
    )

/** Codes of a dictionary with their names, for origins and units. */
export const findCodes = (type: number) =>
  sql.selectFrom('dict_entry').select(['value', 'names']).where('type', '=', type)
