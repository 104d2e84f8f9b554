import {
  supplierGoodsColumns as columns,
  type SupplierGoodsDetail,
} from '@quayside/contract/products/supplier-goods.ts'
import { toAnswered } from '../../platform/records/columns.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findGoods, findPrices, type GoodsFilter, goodsSort } from './supplier-goods-queries.ts'

const entity = 'supplierGoods'
const rowOf = toAnswered(columns)

/** The record has the history of its prices. */
async function read(reader: Reader, call: Call, id: string): Promise<SupplierGoodsDetail> {
  const { companyId } = call.principal
  const [rows, prices, events] = await reader(
    findGoods(companyId, call.locale, { ids: [id] }),
    findPrices(companyId, id),
    findTimeline({ companyId, entity, id }),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...rowOf(row),
    version: row.version,
    prices: prices.toReversed().map(({ priced_on, order_number, ...price }) => ({
      ...price,
      pricedOn: priced_on,
      orderNumber: order_number,
    })),
    timeline: toTimeline(events),
  }
}

export const supplierGoods = {
  ...recordOf({
    entity,
    table: 'supplier_goods',
    columns,
    find: (call, given: GoodsFilter) => findGoods(call.principal.companyId, call.locale, given),
    sort: goodsSort,
    toRow: (row) => rowOf(row),
  }),
  read,
  detail: (call: Call, { params }: { params: { id: string } }) => read(call.read, call, params.id),
}
