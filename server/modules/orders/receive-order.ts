import { checkDayOrder } from '@quayside/contract/kernel/day-order.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { receivingState, shippingState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { ShipInput } from '@quayside/contract/orders/order-delivery.ts'
import { isShippable } from '@quayside/contract/orders/order-marks.ts'
import type { LineQuantity, LineReceipt } from '@quayside/contract/orders/received-lines.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { requireStep } from '../../platform/records/run-transition.ts'
import { findUnknownEntries } from '../../platform/records/unknown-entries.ts'
import { writeSaved } from '../../platform/records/write-step.ts'
import { type AskedOrder, orderOfStep } from './lock-order.ts'
import { factsOf } from './order-state-facts.ts'
import { shipLines } from './ship-lines.ts'
import { takeStep } from './step-order.ts'
import { takeIn } from './take-in.ts'
import { tellOfDelivery } from './tell-of-delivery.ts'

/** The dictionary of express carriers. */
const carriers = 1013

/**
 * Goods that came in, line by line; the last of them makes the order fully stored. Without lines all that is still
 * open, as for goods that were bound in the store.
 */
export async function receiveOrder(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  input: AskedOrder & { lines?: readonly LineReceipt[] | undefined; note?: string | undefined },
): Promise<Saved> {
  const order = await orderOfStep(tx, acting, input)
  const asked = { machine: orderMachine, name: 'receive', state: order.state, facts: factsOf(order) }
  requireStep(acting, asked, { lines: input.lines })
  const share = await takeIn(tx, acting, order, input)
  return takeStep(tx, acting, order, {
    name: 'receive',
    given: { note: input.note, lines: input.lines ?? [] },
    values: { receiving_state: share.receivingState },
    told: { received: share.full, total: share.lines },
  })
}

/** Goods that left for the customer, as one delivery; not a step of the order, but its shipping state follows. */
export async function shipOrder(
  tx: Tx,
  acting: Acting & { actor: 'provider' },
  { id: asked, locked, lines, ...carried }: Shipped,
): Promise<Saved> {
  let order = await orderOfStep(tx, acting, { id: asked, locked })
  if (!isShippable(stateKey(orderMachine, order.state))) throw refuse('order.notShippable')
  refuseIfAny([
    ...checkDay('shippedOn', carried.shippedOn, { kind: 'past', today: await readBusinessDay(tx) }),
    ...checkDayOrder('delivery', { orderDate: order.order_date, shippedOn: carried.shippedOn }, 'shippedOn'),
    ...(await findUnknownEntries(readWithin(tx), [
      ['expressProvider', carriers, carried.expressProvider ?? ''],
    ])),
  ])
  // What is bound to an order of stored goods lies in the store, whether or not somebody counted it again.
  if (order.is_warehouse_type && order.receiving_state === receivingState.codes.notStored) {
    const counted = await takeIn(tx, acting, order, {})
    order = { ...order, receiving_state: counted.receivingState ?? order.receiving_state }
  }
  const share = await shipLines(tx, acting, order, { lines, carried })
  const saved = await writeSaved(
    tx,
    'trade_order',
    { companyId: order.company_id, id: order.id },
    { shipping_state: share.shippingState, receiving_state: order.receiving_state },
  )
  const { company_id: companyId, id } = order
  await happened(
    tx,
    acting,
    { companyId, entity: 'order', ids: [id] },
    {
      transition: 'shippingState',
      to: shippingState.keyOf(share.shippingState) ?? '',
      note: carriedBy(carried),
    },
  )
  await tellOfDelivery(tx, order, 'ship', { number: share.number, shipped: share.full, total: share.lines })
  return saved
}

type Shipped = AskedOrder & { lines?: readonly LineQuantity[] | undefined } & Partial<
    Omit<ShipInput, 'lines'>
  >

const carriedBy = ({ vehicle, expressNumber }: Partial<ShipInput>): string | undefined =>
  [vehicle, expressNumber].filter(Boolean).join(' · ') || undefined
