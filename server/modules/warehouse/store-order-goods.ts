import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { makeLots } from './make-lots.ts'
import { byOrder, type StockOrder, warehouseOf } from './order-stock.ts'

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

/** Received goods of an order become lots that belong to it. */
export async function storeOrderGoods(
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  received: readonly LineQuantity[],
): Promise<void> {
  const warehouse = await warehouseOf(tx, order, 'receiving_warehouse_id')
  if (!warehouse || received.length === 0) return
  const { rows } =
    await raw<OrderGoods>`select l.id, l.model, l.name, l.brand, l.origin, l.unit, l.reel_number,
      coalesce(l.qty, 0)::text as qty, l.packages, l.pallets, l.net_weight, l.gross_weight, l.volume,
      l.minimum_pack_quantity, o.supplier_id
    from order_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
    where l.company_id = ${order.company_id}::bigint and l.order_id = ${order.id}::bigint`.execute(tx)
  const lineOf = new Map(rows.map((line) => [line.id, line]))
  const lots = received.flatMap(({ lineId, qty }) => {
    const line = lineOf.get(lineId)
    if (!line || new Big(qty).lte(0)) return []
    const share = new Big(line.qty).gt(0) ? new Big(qty).div(line.qty) : new Big(1)
    const part = (value: string | number | null): string =>
      new Big(value ?? 0).times(share).round(4).toFixed()
    const whole = (value: number | null): number => Number(new Big(value ?? 0).times(share).round(0, 3))
    return [
      {
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
        batchNumber: '',
        dateCode: '',
        producedOn: null,
        expiresOn: null,
        palletNumber: '',
        palletType: null,
        qty,
        pallets: whole(line.pallets),
        packages: whole(line.packages),
        netWeight: part(line.net_weight),
        grossWeight: part(line.gross_weight),
        volume: part(line.volume),
        minimumPackQuantity: line.minimum_pack_quantity ?? '0',
      },
    ]
  })
  await makeLots(tx, acting, order.company_id, byOrder(order), lots)
}
