import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { addQuantities } from './add-quantities.ts'
import { orderHooks } from './order-hooks.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { takeStep } from './step-order.ts'

/** The orders that these lines belong to now, locked; lines of a removed order are not among them. */
export async function lockOrdersOfLines(
  tx: Tx,
  companyId: string,
  lineIds: readonly string[],
): Promise<LockedOrder[]> {
  const found = await tx
    .selectFrom('order_line')
    .select('order_id')
    .distinct()
    .where('company_id', '=', companyId)
    .where('id', '=', raw<string>`any(${[...lineIds]}::bigint[])`)
    .execute()
  return lockOrders(
    tx,
    found.map((line) => line.order_id),
    companyId,
  )
}

type Taken = { readonly orderId: string; readonly qty: string }

/**
 * Goods that were stored with an inbound order are received on the orders whose lines they were announced for. What a
 * line has no room for is not the order's; nor is anything of an order that was cancelled meanwhile.
 */
export async function receiveAnnounced(
  tx: Tx,
  acting: Acting,
  companyId: string,
  stored: readonly LineQuantity[],
): Promise<ReadonlyMap<string, Taken>> {
  const taken = new Map<string, Taken>()
  if (stored.length === 0) return taken
  const came = new Map<string, Big>()
  for (const { lineId, qty } of stored) came.set(lineId, (came.get(lineId) ?? new Big(0)).plus(qty))
  for (const order of await lockOrdersOfLines(tx, companyId, [...came.keys()])) {
    if (order.state === orderMachine.states.codes.cancelled || order.is_warehouse_type) continue
    const lines = await tx
      .selectFrom('order_line')
      .select(['id', raw<string>`greatest(coalesce(qty, 0) - received_qty - short_qty, 0)::text`.as('left')])
      .where('company_id', '=', companyId)
      .where('order_id', '=', order.id)
      .where('id', '=', raw<string>`any(${[...came.keys()]}::bigint[])`)
      .execute()
    const own = lines.flatMap(({ id, left }) => {
      const qty = [new Big(left), came.get(id) ?? new Big(0)].reduce((a, b) => (a.lt(b) ? a : b))
      return qty.gt(0) ? [{ lineId: id, qty: qty.toFixed() }] : []
    })
    if (own.length === 0) continue
    await receiveOn(tx, acting, order, own)
    for (const { lineId, qty } of own) taken.set(lineId, { orderId: order.id, qty })
  }
  return taken
}

/** As a step where the order still waits for goods; an order that went on without them keeps its state. */
async function receiveOn(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  lines: readonly LineQuantity[],
): Promise<void> {
  const share = await addQuantities(tx, order, 'received_qty', lines, { isAnnounced: true })
  await orderHooks.get().compareDeclared(tx, acting, order)
  const values = { receiving_state: receivingState.values[share.state] ?? order.receiving_state }
  const asked = { machine: orderMachine, name: 'receive', state: order.state, facts: factsOf(order) }
  if (findHindrance(acting, asked) === undefined) {
    const told = { received: share.full, total: share.lines }
    await takeStep(tx, acting, order, { name: 'receive', given: { lines }, values, told })
    return
  }
  const { company_id: companyId, id } = order
  await tx
    .updateTable('trade_order')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  await happened(tx, acting, { companyId, entity: 'order', ids: [id] }, { transition: 'receive' })
}
