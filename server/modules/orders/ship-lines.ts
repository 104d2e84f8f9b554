import { shippingState } from '@quayside/contract/orders/order.codes.ts'
import type { ShipInput } from '@quayside/contract/orders/order-delivery.ts'
import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { addQuantities, readOpenLines } from './add-quantities.ts'
import { insertDelivery } from './insert-delivery.ts'
import { orderHooks } from './order-hooks.ts'
import type { LockedOrder } from './order-record-queries.ts'

type Shipped = {
  readonly lines?: readonly LineQuantity[] | undefined
  readonly carried?: Partial<Omit<ShipInput, 'lines'>>
}

/** Goods leave as one delivery: those of the lines, or all that can. What stays in the store is not counted as shipped. */
export async function shipLines(
  tx: Tx,
  acting: Acting,
  order: LockedOrder,
  { lines, carried = {} }: Shipped,
) {
  if (!lines) await requireShippable(tx, order)
  const share = await addQuantities(tx, order, 'shipped_qty', lines)
  await orderHooks.get().shipGoods(tx, acting, order, share.given)
  const number = await insertDelivery(tx, order, carried, share.given)
  return { ...share, number, shippingState: shippingState.values[share.state] ?? order.shipping_state }
}

/** All that has not left and can; the order's shipping state after it. Goods that are blocked stay and may follow later. */
export async function shipRest(tx: Tx, acting: Acting, order: LockedOrder): Promise<number> {
  if (order.shipping_state === shippingState.codes.fullyShipped) return order.shipping_state
  const lines = await readOpenLines(tx, order, 'shipped_qty')
  const hasLeft = lines.some(({ shipped }) => new Big(shipped).gt(0))
  if (hasLeft && lines.every(({ open }) => open === '0')) return order.shipping_state
  return (await shipLines(tx, acting, order, {})).shippingState
}

async function requireShippable(tx: Tx, order: LockedOrder): Promise<void> {
  const lines = await readOpenLines(tx, order, 'shipped_qty')
  const held = lines.filter(({ held: qty }) => qty !== '0').length
  if (held > 0 && lines.every(({ open }) => open === '0')) throw refuse('order.goodsHeld', { count: held })
}
