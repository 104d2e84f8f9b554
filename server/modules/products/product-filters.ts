import { commodityFactsOf, commodityState, priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import type { ProductQuery } from '@quayside/contract/products/product.ts'
import { sql as raw } from 'kysely'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { prefixRange } from './product-search.ts'
import { productMatches } from './product-token-queries.ts'

export type ProductFilter = FilterOf<ProductQuery>

type State =
  | 'category'
  | 'classificationStatus'
  | 'isClassified'
  | 'cccStatus'
  | 'hongKongControl'
  | 'source'
  | 'commodityState'

/** The filters on states: those that the tally knows too. */
export const stateFilters: Filters<Pick<ProductFilter, State>> = {
  category: by.equals('category'),
  classificationStatus: by.equals('classification_status'),
  isClassified: by.flag('is_classified'),
  cccStatus: by.equals('ccc_status'),
  hongKongControl: by.equals('hong_kong_control'),
  source: by.equals('source'),
  commodityState: by.value(
    (code) => commodityFactsOf(commodityState.keyOf(code) ?? 'unauditedUnclassified'),
    ({ isClassified, priceAudit: audit }, alias) =>
      raw`(${raw.ref(`${alias}.is_classified`)} = ${isClassified} and ${raw.ref(`${alias}.price_audit`)} ${
        audit ? raw`= ${priceAudit.codes[audit]}` : raw`is null`
      })`,
  ),
}

export const filtersFor = (companyId: string): Filters<ProductFilter> => ({
  ...stateFilters,
  keyword: by.value(
    (typed: string) => productMatches(companyId, typed),
    (matches) => raw`(${raw.join([raw`true`, ...matches], raw` and `)})`,
  ),
  brand: by.value(comparableName, (key) => raw`product.brand_key = ${key}`),
  hsCode: by.value(
    prefixRange,
    ({ from, below }) =>
      raw`(product.hs_code >= ${from} and product.hs_code < ${below} and product.hs_code <> '')`,
  ),
  ...usualFilters,
})
