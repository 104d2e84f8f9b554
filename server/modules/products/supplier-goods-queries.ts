import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import type { SupplierGoodsQuery } from '@quayside/contract/products/supplier-goods.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, type SortColumns } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { keywordWords } from './product-search.ts'

export const goodsKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'supplierGoods',
  id,
})

export type GoodsFilter = Omit<SupplierGoodsQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
}

export function findGoods(companyId: string, filter: GoodsFilter) {
  const { keyword, supplierId, productId, currency, pricedOnBegin, pricedOnEnd, ids } = filter
  let query = sql
    .selectFrom('supplier_goods as goods')
    .innerJoin('supplier', (join) =>
      join
        .onRef('supplier.company_id', '=', 'goods.company_id')
        .onRef('supplier.id', '=', 'goods.supplier_id'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.company_id', '=', 'goods.company_id').onRef('product.id', '=', 'goods.product_id'),
    )
    .select([
      'goods.id',
      'goods.supplier_id',
      'goods.product_id',
      'goods.currency',
      'goods.priced_on',
      'goods.order_number',
      'goods.version',
      'goods.created_at',
      'goods.updated_at',
      'supplier.number as supplier_number',
      'supplier.name as supplier_name',
      'product.model',
      'product.brand',
      'product.name',
    ])
    .select(raw<string>`goods.last_price::text`.as('last_price'))
    .select(
      raw<string>`(select count(*) from purchase_price p where p.company_id = goods.company_id
        and p.supplier_goods_id = goods.id)`.as('price_count'),
    )
    .where('goods.company_id', '=', companyId)
    .where('goods.deleted_at', 'is', null)
    .where('supplier.deleted_at', 'is', null)
  for (const word of keyword ? keywordWords(keyword) : []) {
    query = query.where(
      raw<boolean>`(product.search like ${containing(` ${word}`)} or supplier.search like ${containing(word)}
        or supplier.number ilike ${containing(word)})`,
    )
  }
  if (supplierId !== undefined) query = query.where('goods.supplier_id', '=', supplierId)
  if (productId !== undefined) query = query.where('goods.product_id', '=', productId)
  if (currency !== undefined) query = query.where('goods.currency', '=', currency)
  if (pricedOnBegin) query = query.where('goods.priced_on', '>=', pricedOnBegin)
  if (pricedOnEnd) query = query.where('goods.priced_on', '<=', pricedOnEnd)
  if (ids) query = query.where('goods.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const goodsSort: SortColumns<NonNullable<SupplierGoodsQuery['orderByColumn']>> = {
  id: raw`goods.id`,
  supplierName: raw`supplier.name collate "zh-x-icu"`,
  model: raw`product.model_key`,
  brand: raw`product.brand_key`,
  lastPrice: raw`goods.last_price`,
  pricedOn: raw`goods.priced_on`,
  updatedAt: raw`goods.updated_at`,
}

export type GoodsRow = Awaited<ReturnType<ReturnType<typeof findGoods>['execute']>>[number]

export const findOneGoods = (companyId: string, id: string) =>
  findGoods(companyId, {}).where('goods.id', '=', id)

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

export const lockGoods = (tx: Tx, companyId: string, ids: readonly string[]) =>
  tx
    .selectFrom('supplier_goods')
    .select(['id', 'supplier_id', 'product_id', 'version'])
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()

/** Suppliers that can be bought from, by number or by whole name, as a sheet names them. */
export const findNamedSuppliers = (companyId: string, names: readonly string[]) =>
  sql
    .selectFrom('supplier')
    .select(['id', 'number', 'name'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('status', '=', supplierStatus.codes.enabled)
    .where(
      raw<boolean>`(lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])
        or upper(number) = any(${names.map((name) => name.toUpperCase())}::text[]))`,
    )
