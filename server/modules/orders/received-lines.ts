import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { checkReceived, receivingStateOf } from '@quayside/contract/orders/received-lines.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** Refuses lines that would leave stored goods without a line; returns the receiving state for these lines. */
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
  refuseIfAny(checkReceived(received, lines))
  return receivingStateOf(received, lines)
}
