import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { LockedOrder } from './order-record-queries.ts'

type Received = { readonly key: string; readonly model: string; readonly received: string }

/**
 * An order that came back may be changed, but not so that goods in the store belong to no line of it. Answers what the
 * receiving state is with these lines.
 */
export async function keepReceived(
  tx: Tx,
  order: LockedOrder,
  lines: readonly OrderLineDraft[],
): Promise<number> {
  if (order.receiving_state === receivingState.codes.notStored) return order.receiving_state
  const received = await tx
    .selectFrom('order_line')
    .select(['key', 'model', raw<string>`trim_scale(received_qty)::text`.as('received')])
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .where('received_qty', '>', '0')
    .orderBy('position')
    .execute()
  refuseIfAny(findingsOf(received, lines))
  const ofLine = new Map(received.map((line) => [line.key, line.received]))
  const isAllHere = lines.every(({ key, qty }) => new Big(ofLine.get(key) ?? 0).gte(qty || 0))
  return isAllHere ? receivingState.codes.fullyStored : receivingState.codes.partlyStored
}

function findingsOf(received: readonly Received[], lines: readonly OrderLineDraft[]): Finding[] {
  const places = new Map(lines.map(({ key }, place) => [key, place]))
  return received.flatMap((line) => {
    const place = places.get(line.key)
    if (place === undefined)
      return [at('lines', 'orderLine.receivedIsGone', { model: line.model, received: line.received })]
    return new Big(lines[place]?.qty || 0).lt(line.received)
      ? [at(`lines.${place}.qty`, 'orderLine.belowReceived', { received: line.received })]
      : []
  })
}
