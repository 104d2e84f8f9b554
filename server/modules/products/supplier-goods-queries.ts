import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { type SupplierGoodsQuery, supplierGoodsColumns } from '@quayside/contract/products/supplier-goods.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { byPinyin, selection, sortingOf } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { containing } from '../../platform/records/list-page.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { keywordWords } from './product-search.ts'

export type GoodsFilter = FilterOf<SupplierGoodsQuery>

const filters: Filters<GoodsFilter> = {
  keyword: by.words(
    keywordWords,
    (word) => raw`(product.search like ${containing(` ${word}`)} or supplier.search like ${containing(word)}
      or supplier.number ilike ${containing(word)})`,
  ),
  supplierId: by.equals('supplier_id'),
  productId: by.equals('product_id'),
  currency: by.equals('currency'),
  pricedOnBegin: by.atLeast('priced_on'),
  pricedOnEnd: by.atMost('priced_on'),
  ids: usualFilters.ids,
}

export function findGoods(companyId: string, locale: Locale, given: GoodsFilter) {
  const goods = sql
    .selectFrom('supplier_goods as goods')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'goods.company_id')
        .onRef('supplier.id', '=', 'goods.supplier_id'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.company_id', '=', 'goods.company_id').onRef('product.id', '=', 'goods.product_id'),
    )
    .select(selection('goods', supplierGoodsColumns))
    .select(['supplier.number as supplier_number', supplierNameIn('supplier', locale).as('supplier_name')])
    .select(['product.model', 'product.brand', 'product.name'])
    .select(
      raw<number>`(select count(*)::int from purchase_price p where p.company_id = goods.company_id
        and p.supplier_goods_id = goods.id)`.as('price_count'),
    )
    .where('goods.company_id', '=', companyId)
    .where('goods.deleted_at', 'is', null)
    .where('supplier.deleted_at', 'is', null)
  return filtered(goods, 'goods', filters, given)
}

export const goodsSort = sortingOf('goods', supplierGoodsColumns, {
  supplierName: byPinyin(raw`supplier.name`),
  model: raw`product.model_key`,
  brand: raw`product.brand_key`,
})

const pricesAtMost = 1_000

/** The newest first, as many as a chart can show. */
export const findPrices = (companyId: string, goodsId: string) =>
  sql
    .selectFrom('purchase_price')
    .select(['id', 'currency', 'priced_on', 'order_number'])
    .select(raw<string>`price::text`.as('price'))
    .where('company_id', '=', companyId)
    .where('supplier_goods_id', '=', goodsId)
    .orderBy('priced_on', 'desc')
    .orderBy('id', 'desc')
    .limit(pricesAtMost)

/** Suppliers that can be bought from, by number or by whole name, as a sheet names them. */
export const findNamedSuppliers = (companyId: string, names: readonly string[]) =>
  sql
    .selectFrom('supplier')
    .select(['id', 'number', 'name', 'english_name'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('status', '=', supplierStatus.codes.enabled)
    .where(
      raw<boolean>`(lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])
        or lower(english_name) = any(${names.map((name) => name.toLowerCase())}::text[])
        or upper(number) = any(${names.map((name) => name.toUpperCase())}::text[]))`,
    )
