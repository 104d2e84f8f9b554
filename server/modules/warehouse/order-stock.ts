import type { Lot, Lots } from '@quayside/contract/kernel/lots.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type LotRow, lockLots } from './lot-queries.ts'
import { makeLots } from './make-lots.ts'
import { type MadeBy, postMovements } from './post-movements.ts'
import { lockReservations, reserveLots, takeReserved } from './reserve-lots.ts'

/** The order whose goods they are; its row is locked by the caller, before any lot. */
type StockOrder = {
  readonly id: string
  readonly company_id: string
  readonly order_no: string
  readonly model_type: number
}

const byOrder = (order: StockOrder): MadeBy => ({
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

type Warehouse = { id: string; place: number }

/** The order's own, or the first of the place; a provider without warehouses keeps no stock. */
async function warehouseOf(
  tx: Tx,
  order: StockOrder,
  which: 'receiving_warehouse_id' | 'delivery_warehouse_id',
): Promise<Warehouse | undefined> {
  const places = placesOf(order.model_type)
  const place = which === 'receiving_warehouse_id' ? places.from : places.to
  const { rows } =
    await raw<Warehouse>`select w.id, w.place from warehouse w join trade_order o on o.id = ${order.id}::bigint
    where w.id = o.${raw.ref(which)} or not w.is_hidden
    order by w.id is not distinct from o.${raw.ref(which)} desc, w.place = ${place} desc, w.code limit 1`.execute(
      tx,
    )
  return rows[0]
}

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
  const lots = received.flatMap(({ lineId, qty }) => {
    const line = rows.find(({ id }) => id === lineId)
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

/**
 * Binds free lots: each is named by its own number or by its lot number, and reserved as real lots. Where several lots have
 * the number, the oldest is taken first.
 */
export async function bindLots(tx: Tx, acting: Acting, order: StockOrder, lots: Lots): Promise<void> {
  const { company_id: companyId } = order
  const numbers = lots.map(({ lotNumber }) => lotNumber)
  const known = await tx
    .selectFrom('stock_lot')
    .select('id')
    .where('company_id', '=', companyId)
    .where('order_id', 'is', null)
    .where(raw<boolean>`(number = any(${numbers}::text[]) or lot_number = any(${numbers}::text[]))`)
    .execute()
  const locked = await lockLots(
    tx,
    known.map(({ id }) => id),
    companyId,
  )
  const left = new Map(locked.map((lot) => [lot.id, new Big(lot.available)]))
  const lines = await neededBy(tx, order)
  const findings: ReturnType<typeof at>[] = []
  const parts: { lotId: string; lineId: string | null; qty: string }[] = []
  for (const [place, { lotNumber, qty }] of lots.entries()) {
    const named = locked.filter((lot) => lot.number === lotNumber || lot.lot_number === lotNumber)
    const there = named.reduce((sum, lot) => sum.plus(left.get(lot.id) ?? 0), new Big(0))
    if (named.length === 0)
      findings.push(at(`lots.${place}.lotNumber`, 'order.lotUnknown', { lot: lotNumber }))
    else if (there.lt(qty))
      findings.push(at(`lots.${place}.qty`, 'order.lotTooMuch', { left: there.toFixed() }))
    else parts.push(...takeFrom(named, left, lines, qty))
  }
  refuseIfAny(findings)
  await reserveLots(tx, acting, companyId, { by: byOrder(order), of: { orderId: order.id } }, parts)
}

type Needed = { id: string; model: string; open: Big }

async function neededBy(tx: Tx, order: StockOrder): Promise<Needed[]> {
  const rows = await tx
    .selectFrom('order_line')
    .select(['id', 'model', 'qty'])
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  return rows.map(({ id, model, qty }) => ({ id, model: model.toLowerCase(), open: new Big(qty ?? 0) }))
}

/** Each part goes to a line of the same model that still needs goods. */
function takeFrom(lots: readonly LotRow[], left: Map<string, Big>, lines: readonly Needed[], qty: string) {
  let open = new Big(qty)
  return lots.flatMap((lot) => {
    const there = left.get(lot.id) ?? new Big(0)
    const part = there.lt(open) ? there : open
    if (part.lte(0)) return []
    left.set(lot.id, there.minus(part))
    open = open.minus(part)
    const line =
      lines.find((each) => each.model === lot.model.toLowerCase() && each.open.gt(0)) ??
      lines.find((each) => each.model === lot.model.toLowerCase())
    if (line) line.open = line.open.minus(part)
    return [{ lotId: lot.id, lineId: line?.id ?? null, qty: part.toFixed() }]
  })
}

/** What is bound to an order now or has left with it. */
export const findBoundLots = (companyId: string, orderId: string) =>
  sql
    .selectFrom('stock_reservation as r')
    .innerJoin('stock_lot as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.lot_id'),
    )
    .select([
      raw<string>`case when l.lot_number = '' then l.number else l.lot_number end`.as('lot_number'),
      raw<string>`trim_scale(sum(r.qty))::text`.as('qty'),
    ])
    .where('r.company_id', '=', companyId)
    .where('r.order_id', '=', orderId)
    .where(raw<boolean>`(r.ended_at is null or r.taken > 0)`)
    .groupBy(raw`1`)
    .orderBy(raw`min(r.id)`)

export const toBoundLots = (rows: readonly { lot_number: string; qty: string }[]): Lot[] =>
  rows.map((row) => ({ lotNumber: row.lot_number, qty: row.qty }))

/** Goods of these lines leave: the order's own lots and those bound to it, the oldest first, as far as they are here. */
export async function shipOrderGoods(
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  shipped: readonly LineQuantity[] | 'all',
): Promise<void> {
  const { company_id: companyId, id } = order
  const reservations = await lockReservationsAndLots(tx, order)
  const wanted = shipped === 'all' ? [{ lineId: null, qty: null }] : shipped
  const own = reservations.own.map((lot) => ({ ...lot, left: new Big(lot.available) }))
  const bound = reservations.bound.map((each) => ({ ...each, open: new Big(each.left) }))
  const out = new Map<string, Big>()
  const taken = new Map<string, Big>()
  for (const { lineId, qty } of wanted) {
    let open = qty === null ? undefined : new Big(qty)
    const part = (there: Big): Big => (open === undefined || there.lt(open) ? there : open)
    for (const lot of own) {
      if (lineId !== null && lot.order_line_id !== lineId) continue
      const qtyTaken = part(lot.left)
      if (qtyTaken.lte(0)) continue
      lot.left = lot.left.minus(qtyTaken)
      out.set(lot.id, qtyTaken.plus(out.get(lot.id) ?? 0))
      open = open?.minus(qtyTaken)
    }
    for (const each of bound) {
      if (lineId !== null && each.order_line_id !== null && each.order_line_id !== lineId) continue
      const qtyTaken = part(each.open)
      if (qtyTaken.lte(0)) continue
      each.open = each.open.minus(qtyTaken)
      taken.set(each.id, qtyTaken.plus(taken.get(each.id) ?? 0))
      open = open?.minus(qtyTaken)
    }
  }
  const by = byOrder({ ...order, id })
  await postMovements(
    tx,
    acting,
    companyId,
    by,
    [...out].map(([lotId, qty]) => ({ lotId, kind: 'out', onHand: `-${qty.toFixed()}` })),
  )
  await takeReserved(
    tx,
    acting,
    companyId,
    by,
    reservations.bound.flatMap((reservation) => {
      const qty = taken.get(reservation.id)
      return qty ? [{ reservation, qty: qty.toFixed() }] : []
    }),
  )
}

/** All lots of the order at once, in the order of their ids. */
async function lockReservationsAndLots(tx: Tx, order: StockOrder) {
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

/** The goods have crossed the border: what is still here moves to the warehouse of arrival. */
export async function arriveOrderGoods(tx: Tx, acting: Acting, order: StockOrder): Promise<void> {
  const { own } = await lockReservationsAndLots(tx, order)
  const target = await warehouseOf(tx, order, 'delivery_warehouse_id')
  const moving = own.filter((lot) => lot.warehouse_id !== target?.id)
  if (!target || moving.length === 0) return
  await raw`update stock_lot set warehouse_id = ${target.id}::bigint, place = ${target.place}::int, location_id = null
    where company_id = ${order.company_id}::bigint and id = any(${moving.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  await postMovements(
    tx,
    acting,
    order.company_id,
    byOrder(order),
    moving.map(({ id }) => ({ lotId: id, kind: 'move' })),
  )
}

/** Goods of an order that was cancelled are the customer's free stock. */
export async function freeOrderGoods(tx: Tx, acting: Acting, order: StockOrder): Promise<void> {
  const { own } = await lockReservationsAndLots(tx, order)
  if (own.length === 0) return
  await raw`update stock_lot set order_id = null, order_line_id = null
    where company_id = ${order.company_id}::bigint and id = any(${own.map(({ id }) => id)}::bigint[])`.execute(
    tx,
  )
  await postMovements(
    tx,
    acting,
    order.company_id,
    byOrder(order),
    own.map(({ id }) => ({ lotId: id, kind: 'move' })),
  )
}
