import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { locationCodes, lockLots } from './lot-queries.ts'
import { namesOfMove } from './move-lots.ts'
import { type MadeBy, postMovements } from './post-movements.ts'
import { lockReservations } from './reserve-lots.ts'

/** The order whose goods they are; its row is locked by the caller, before any lot. */
export type StockOrder = {
  readonly id: string
  readonly company_id: string
  readonly order_no: string
  readonly model_type: number
}

export const byOrder = (order: StockOrder): MadeBy => ({
  document: 'order',
  documentId: order.id,
  documentNo: order.order_no,
})

const { hongKong, shenzhen } = warehousePlace.codes
/** Where goods of an order come in, and where they arrive, when it names no warehouse. */
const placesOf = (modelType: number): { from: number; to: number } => {
  if (modelType === orderKind.codes.import) return { from: hongKong, to: shenzhen }
  if (modelType === orderKind.codes.export) return { from: shenzhen, to: hongKong }
  return modelType === orderKind.codes.transit
    ? { from: hongKong, to: hongKong }
    : { from: shenzhen, to: shenzhen }
}

type Which = 'receiving_warehouse_id' | 'delivery_warehouse_id'

/** The order's own, or the first of the place; a provider without warehouses keeps no stock. */
export function findWarehouseOf(order: Pick<StockOrder, 'id' | 'model_type'>, which: Which) {
  const places = placesOf(order.model_type)
  const place = which === 'receiving_warehouse_id' ? places.from : places.to
  const isOwn = raw<boolean>`w.id is not distinct from o.${raw.ref(which)}`
  return sql
    .selectFrom('warehouse as w')
    .innerJoin('trade_order as o', (join) => join.on('o.id', '=', order.id))
    .select(['w.id', 'w.place', 'w.code'])
    .where(raw<boolean>`(${isOwn} or not w.is_hidden)`)
    .orderBy(isOwn, 'desc')
    .orderBy(raw`w.place = ${place}`, 'desc')
    .orderBy('w.code')
    .limit(1)
}

export const warehouseOf = async (tx: Tx, order: StockOrder, which: Which) =>
  (await readWithin(tx)(findWarehouseOf(order, which)))[0][0]

/** All lots of the order at once, in the order of their ids. */
export async function lockReservationsAndLots(tx: Tx, order: StockOrder) {
  const { company_id: companyId, id } = order
  const { rows } = await raw<{
    id: string
  }>`select l.id from stock_lot l where l.company_id = ${companyId}::bigint
      and l.order_id = ${id}::bigint and l.on_hand > 0
    union select r.lot_id from stock_reservation r where r.company_id = ${companyId}::bigint and r.order_id = ${id}::bigint
      and r.ended_at is null`.execute(tx)
  const locked = await lockLots(
    tx,
    rows.map((row) => row.id),
    companyId,
  )
  return {
    own: locked.filter((lot) => lot.order_id === id),
    bound: await lockReservations(tx, companyId, { orderId: id }),
  }
}

/** What is bound to each line of the order and has not left. */
export async function readBound(tx: Tx, order: StockOrder): Promise<LineQuantity[]> {
  const { rows } =
    await raw<LineQuantity>`select order_line_id as "lineId", trim_scale(sum(qty - taken))::text as qty
    from stock_reservation where company_id = ${order.company_id}::bigint and order_id = ${order.id}::bigint
      and ended_at is null and order_line_id is not null group by order_line_id having sum(qty - taken) > 0`.execute(
      tx,
    )
  return rows
}

/** The goods have crossed the border: what is still here moves to the warehouse of arrival. */
export async function arriveOrderGoods(tx: Tx, acting: Acting, order: StockOrder): Promise<void> {
  const { own } = await lockReservationsAndLots(tx, order)
  const target = await warehouseOf(tx, order, 'delivery_warehouse_id')
  const moving = own.filter((lot) => lot.warehouse_id !== target?.id)
  if (!target || moving.length === 0) return
  const { id, place } = target
  await changeLots(
    tx,
    order,
    moving,
    raw`warehouse_id = ${id}::bigint, place = ${place}::int, location_id = null`,
  )
  const sources = await tx
    .selectFrom('warehouse')
    .select(['id', 'code'])
    .where('id', 'in', [...new Set(moving.map((lot) => lot.warehouse_id))])
    .execute()
  const places = await locationCodes(
    tx,
    moving.map((lot) => lot.location_id),
  )
  await postMovements(
    tx,
    acting,
    order.company_id,
    byOrder(order),
    moving.map((lot) => {
      const source = getOrRefuse(sources.find((each) => each.id === lot.warehouse_id))
      const formerPlace = places.get(lot.location_id ?? '')?.code ?? ''
      const { from, to, warehouses } = namesOfMove(source, target, { from: formerPlace, to: '' })
      return { lotId: lot.id, kind: 'move', fromLocation: from, toLocation: to, warehouses }
    }),
  )
}

/** Goods of an order that was cancelled are the customer's free stock. */
export async function freeOrderGoods(tx: Tx, acting: Acting, order: StockOrder): Promise<void> {
  const { own } = await lockReservationsAndLots(tx, order)
  if (own.length === 0) return
  await changeLots(tx, order, own, raw`order_id = null, order_line_id = null`)
  await postMovements(
    tx,
    acting,
    order.company_id,
    byOrder(order),
    own.map((lot) => ({ lotId: lot.id, kind: 'move' })),
  )
}

/** Changes where lots are or whose; the caller says so in their movements. */
const changeLots = (
  tx: Tx,
  order: StockOrder,
  lots: readonly { readonly id: string }[],
  change: RawBuilder<unknown>,
) =>
  raw`update stock_lot set ${change}
    where company_id = ${order.company_id}::bigint and id = any(${lots.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
