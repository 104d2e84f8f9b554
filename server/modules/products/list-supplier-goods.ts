import {
  type SupplierGoods,
  type SupplierGoodsColumn,
  type SupplierGoodsDetail,
  type SupplierGoodsExport,
  type SupplierGoodsQuery,
  supplierGoodsColumns,
} from '@quayside/contract/products/supplier-goods.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import {
  findGoods,
  findOneGoods,
  findPrices,
  type GoodsRow,
  goodsKey,
  goodsSort,
} from './supplier-goods-queries.ts'

export const listSupplierGoods = (
  call: Call,
  { query }: { query: SupplierGoodsQuery },
): Promise<{ rows: SupplierGoods[]; total: number }> =>
  listPage(call, findGoods(call.principal.companyId, query), query, goodsSort, toGoods)

export const exportSupplierGoods = (call: Call, { query }: { query: SupplierGoodsExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'supplierGoods',
    query: findGoods(call.principal.companyId, query),
    sorting: query,
    sortColumns: goodsSort,
    toRow: toGoods,
    columns,
    chosen: query.columns ?? supplierGoodsColumns,
  })

export const getSupplierGoods = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<SupplierGoodsDetail> => readSupplierGoods(call.read, call, params.id)

export async function readSupplierGoods(read: Reader, call: Call, id: string): Promise<SupplierGoodsDetail> {
  const { companyId } = call.principal
  const [rows, prices, events] = await read(
    findOneGoods(companyId, id),
    findPrices(companyId, id),
    findTimeline(goodsKey(companyId, id)),
  )
  const row = found(rows[0])
  return {
    ...toGoods(row),
    version: row.version,
    prices: prices.toReversed().map((price) => ({
      id: price.id,
      price: price.price,
      currency: price.currency,
      pricedOn: price.priced_on,
      orderNumber: price.order_number,
    })),
    timeline: toTimeline(events),
  }
}

const toGoods = (row: GoodsRow): SupplierGoods => ({
  id: row.id,
  supplierId: row.supplier_id,
  supplierNumber: row.supplier_number,
  supplierName: row.supplier_name,
  productId: row.product_id,
  model: row.model,
  brand: row.brand,
  name: row.name,
  lastPrice: row.last_price,
  currency: row.currency,
  pricedOn: row.priced_on,
  orderNumber: row.order_number,
  priceCount: Number(row.price_count),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const columns: ExportColumns<SupplierGoodsColumn, SupplierGoods> = {
  supplierNumber: { kind: 'text', value: (row) => row.supplierNumber },
  supplierName: { kind: 'text', width: 36, value: (row) => row.supplierName },
  model: { kind: 'text', width: 26, value: (row) => row.model },
  brand: { kind: 'text', width: 20, value: (row) => row.brand },
  name: { kind: 'text', width: 26, value: (row) => row.name },
  lastPrice: { kind: 'rate', value: (row) => row.lastPrice },
  currency: { kind: 'text', width: 8, value: (row) => row.currency },
  pricedOn: { kind: 'date', value: (row) => row.pricedOn },
  orderNumber: { kind: 'text', value: (row) => row.orderNumber },
  priceCount: { kind: 'integer', value: (row) => String(row.priceCount) },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
}
