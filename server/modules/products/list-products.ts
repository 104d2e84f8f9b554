import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { commodityState, commodityStateOf, priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import {
  type Product,
  type ProductOption,
  type ProductQuery,
  productColumns,
} from '@quayside/contract/products/product.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { toAnswered } from '../../platform/records/columns.ts'
import { onePage, sorted } from '../../platform/records/list-page.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'
import type { ProductFilter } from './product-filters.ts'
import { countProducts, findProducts, type ProductRow, productSort } from './product-queries.ts'
import { findProductOptions, toProductOption } from './product-token-queries.ts'

const rowOf = toAnswered(productColumns)

export const toProductIn =
  (locale: Locale) =>
  (row: ProductRow): Product => ({
    ...rowOf(row),
    originName: row.origin_names?.[locale] ?? row.origin,
    unitName: row.unit_names?.[locale] ?? row.unit,
    commodityState:
      commodityState.codes[
        commodityStateOf({
          priceAudit: row.price_audit === null ? undefined : priceAudit.keyOf(row.price_audit),
          isClassified: row.hs_code !== '',
        })
      ],
  })

export const productTaken = at('model', 'product.taken')

export const products = recordOf({
  entity: 'product',
  table: 'product',
  once: { product_once: productTaken },
  columns: productColumns,
  find: (call, given: ProductFilter) => findProducts(call.principal.companyId, given),
  sort: productSort,
  toRow: (row, { locale }) => toProductIn(locale)(row),
})

/** The cost of the total does not depend on the company's number of products. */
export async function listProducts(
  call: Call,
  { query }: { query: ProductQuery },
): Promise<{ rows: Product[]; total: number }> {
  const { companyId } = call.principal
  const page = onePage(
    sorted(findProducts(companyId, query), query, productSort),
    query.pageSize,
    offsetOf(query),
  )
  const [rows, [total]] = await call.read(page, countProducts(companyId, query))
  return { rows: rows.map(toProductIn(call.locale)), total: Number(total?.total ?? 0) }
}

const optionsAtMost = 20

export async function listProductOptions(
  call: Call,
  { query }: { query: { keyword?: string | undefined } },
): Promise<ProductOption[]> {
  const [rows] = await call.read(findProductOptions(call.principal.companyId, query.keyword, optionsAtMost))
  return rows.map(toProductOption)
}
