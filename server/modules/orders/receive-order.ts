import { stateKey } from '@quayside/contract/kernel/machine.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { receivingState, shippingState } from '@quayside/contract/orders/order.codes.ts'
import { isShippable, orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { ShipInput } from '@quayside/contract/orders/order-delivery.ts'
import { checkQuantities, type LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { found } from '../../platform/session/call.ts'
import { storeOrderGoods } from '../warehouse/order-stock.ts'
import { shipOrderGoods } from '../warehouse/ship-order-goods.ts'
import { insertDelivery } from './insert-delivery.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'
import { factsOf } from './order-rows.ts'
import { takeStep } from './step-order.ts'
import { tellOfDelivery } from './tell-of-delivery.ts'

type Column = 'received_qty' | 'shipped_qty'

/**
 * Goods that came in, line by line; the last of them makes the order fully stored. Without lines all that is still
 * open, as for goods that were bound in the store.
 */
export async function receiveOrder(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  input: { id: string; lines?: readonly LineQuantity[] | undefined; note?: string | undefined },
): Promise<Saved> {
  const [locked] = await lockOrders(tx, [input.id], acting.companyId)
  const order = found(locked)
  const asked = { machine: orderMachine, name: 'receive', state: order.state, facts: factsOf(order) }
  requireStep(acting, asked, { lines: input.lines })
  const share = await addQuantities(tx, order, 'received_qty', input.lines)
  // Bound goods lie in the store already.
  if (!order.is_warehouse_type) await storeOrderGoods(tx, acting, order, share.given)
  return takeStep(tx, acting, order, {
    name: 'receive',
    given: { note: input.note, lines: input.lines ?? [] },
    values: { receiving_state: receivingState.values[share.state] },
    told: { received: share.full, total: share.lines },
  })
}

/** Goods that left for the customer, as one delivery; not a step of the order, but its shipping state follows. */
export async function shipOrder(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  { id: asked, lines, ...carried }: Shipped,
): Promise<Saved> {
  const [locked] = await lockOrders(tx, [asked], acting.companyId)
  const order = found(locked)
  if (!isShippable(stateKey(orderMachine, order.state))) throw refuse('order.notShippable')
  const share = await addQuantities(tx, order, 'shipped_qty', lines)
  await shipOrderGoods(tx, acting, order, share.given)
  const number = await insertDelivery(tx, order, carried, share.given)
  const state = shippingState.keys[share.state] ?? 'notShipped'
  const saved = await tx
    .updateTable('trade_order')
    .set({ shipping_state: shippingState.codes[state] })
    .where('company_id', '=', order.company_id)
    .where('id', '=', order.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  const { company_id: companyId, id } = order
  await recordEvents(
    tx,
    acting,
    { companyId, entity: 'order', ids: [id] },
    { transition: 'shippingState', to: state, note: carriedBy(carried) },
  )
  await publish(tx, { companyId }, { type: 'event', entity: 'order', id, to: state })
  await tellOfDelivery(tx, order, 'ship', { number, shipped: share.full, total: share.lines })
  return saved
}

type Shipped = { id: string; lines?: readonly LineQuantity[] | undefined } & Partial<Omit<ShipInput, 'lines'>>

const carriedBy = ({ vehicle, expressNumber }: Partial<ShipInput>): string | undefined =>
  [vehicle, expressNumber].filter(Boolean).join(' · ') || undefined

type Share = { state: 0 | 1 | 2; full: number; lines: number; given: readonly LineQuantity[] }

async function addQuantities(
  tx: Tx,
  order: LockedOrder,
  column: Column,
  given: readonly LineQuantity[] | undefined,
): Promise<Share> {
  const { id: orderId, company_id: companyId } = order
  const lines = await tx
    .selectFrom('order_line')
    .select(['id', 'qty', raw<string>`${raw.ref(column)}`.as('done')])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const open = new Map(lines.map(({ id, qty, done }) => [id, new Big(qty ?? 0).minus(done).toFixed()]))
  const wanted =
    given ??
    lines.flatMap(({ id }) => {
      const left = open.get(id) ?? '0'
      return new Big(left).gt(0) ? [{ lineId: id, qty: left }] : []
    })
  refuseIfAny(checkQuantities(wanted, open))
  const { rows } = await raw<{ full: string; begun: string; lines: string }>`
    with given as (
      select line_id, sum(qty) as qty
      from unnest(${wanted.map(({ lineId }) => lineId)}::bigint[], ${wanted.map(({ qty }) => qty)}::numeric[])
        as given(line_id, qty)
      group by line_id
    ), added as (
      update order_line l set ${raw.ref(column)} = l.${raw.ref(column)} + given.qty from given
      where l.company_id = ${companyId}::bigint and l.order_id = ${orderId}::bigint and l.id = given.line_id
    )
    select count(*) filter (where l.${raw.ref(column)} + coalesce(given.qty, 0) >= l.qty) as full,
      count(*) filter (where l.${raw.ref(column)} + coalesce(given.qty, 0) > 0) as begun, count(*) as lines
    from order_line l left join given on given.line_id = l.id
    where l.company_id = ${companyId}::bigint and l.order_id = ${orderId}::bigint`.execute(tx)
  const full = Number(rows[0]?.full ?? 0)
  const state = full === lines.length ? 2 : Number(rows[0]?.begun ?? 0) > 0 ? 1 : 0
  return { state, full, lines: lines.length, given: wanted }
}
