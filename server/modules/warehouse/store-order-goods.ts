import type { LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { gradedLots } from '@quayside/contract/warehouse/receipt.rules.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { blockOpenDifferences } from './block-differences.ts'
import { makeLots } from './make-lots.ts'
import { byOrder, type StockOrder, warehouseOf } from './order-stock.ts'
import { ofOrder, reportDifferences } from './report-difference.ts'

type OrderGoods = {
  id: string
  model: string
  name: string
  brand: string
  origin: string
  unit: string
  reel_number: string
  qty: string
  packages: number | null
  pallets: number | null
  net_weight: string | null
  gross_weight: string | null
  volume: string | null
  minimum_pack_quantity: string | null
  supplier_id: string | null
}

/** Received goods of an order become lots that belong to it; those that are damaged or wrong are lots of their own. */
export async function storeOrderGoods(
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  received: readonly LineReceipt[],
): Promise<void> {
  const counted = await reportBadGoods(tx, acting, order, received)
  const warehouse = await warehouseOf(tx, order, 'receiving_warehouse_id')
  if (!warehouse || received.length === 0) return
  const { rows } =
    await raw<OrderGoods>`select l.id, l.model, l.name, l.brand, l.origin, l.unit, l.reel_number,
      coalesce(l.qty, 0)::text as qty, l.packages, l.pallets, l.net_weight, l.gross_weight, l.volume,
      l.minimum_pack_quantity, o.supplier_id
    from order_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${order.company_id}::bigint and l.order_id = ${order.id}::bigint`.execute(tx)
  const lineOf = new Map(rows.map((line) => [line.id, line]))
  const lots = counted.flatMap(({ lineId, qty: came, differences, ...printed }) => {
    const line = lineOf.get(lineId)
    if (!line || new Big(came).lte(0)) return []
    const shareOf = (qty: Big) => (new Big(line.qty).gt(0) ? qty.div(line.qty) : qty.div(came))
    let before = new Big(0)
    return gradedLots([{ qty: came }], differences).map(({ qty, quality, differenceId }) => {
      const from = before
      before = from.plus(qty)
      const share = shareOf(new Big(qty))
      const part = (value: string | number | null): string =>
        new Big(value ?? 0).times(share).round(4).toFixed()
      // Good and bad goods together have the packages of what came.
      const upTo = (value: number | null, to: Big): number =>
        Number(new Big(value ?? 0).times(shareOf(to)).round(0, 3))
      const whole = (value: number | null): number => upTo(value, from.plus(qty)) - upTo(value, from)
      return {
        warehouseId: warehouse.id,
        place: warehouse.place,
        locationId: null,
        locationCode: '',
        orderId: order.id,
        orderLineId: line.id,
        supplierId: line.supplier_id,
        model: line.model,
        name: line.name,
        brand: line.brand,
        origin: line.origin,
        unit: line.unit,
        lotNumber: line.reel_number.slice(0, 60),
        batchNumber: printed.batchNumber ?? '',
        dateCode: '',
        producedOn: printed.producedOn ?? null,
        expiresOn: printed.expiresOn ?? null,
        palletNumber: '',
        palletType: null,
        qty,
        quality,
        differenceId,
        pallets: whole(line.pallets),
        packages: whole(line.packages),
        netWeight: part(line.net_weight),
        grossWeight: part(line.gross_weight),
        volume: part(line.volume),
        minimumPackQuantity: line.minimum_pack_quantity ?? '0',
      }
    })
  })
  const ids = await makeLots(tx, acting, order.company_id, byOrder(order), lots)
  await blockOpenDifferences(
    tx,
    acting,
    { company_id: order.company_id, number: order.order_no },
    counted.flatMap(({ lineId, differences }) =>
      differences.map((difference) => ({
        ...difference,
        line_id: lineId,
        state: stockDifferenceState.codes.reported,
      })),
    ),
    lots.map(({ orderLineId, differenceId, qty }, place) => ({
      id: ids[place] ?? '',
      lineId: orderLineId,
      differenceId,
      qty,
    })),
  )
}

/** What came in, with the differences that were made of what is damaged or wrong. */
async function reportBadGoods(tx: Tx, acting: Acting, order: StockOrder, received: readonly LineReceipt[]) {
  const bad = received.flatMap(({ lineId, differences = [] }) =>
    differences.map(({ fileIds = [], ...difference }) => ({ ...difference, lineId, photos: fileIds })),
  )
  const ids = await reportDifferences(tx, acting, ofOrder(order), bad)
  let place = 0
  return received.map(({ differences = [], shortage: _shortage, ...came }) => ({
    ...came,
    differences: differences.map((difference) => ({ ...difference, id: ids[place++] ?? '' })),
  }))
}
