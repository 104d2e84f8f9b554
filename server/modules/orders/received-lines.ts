import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderLineDraft } from '@quayside/contract/orders/order-line.ts'
import { checkReceived, receivingStateOf } from '@quayside/contract/orders/received-lines.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { announcedQtySql } from './announced-goods.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** Refuses lines that would leave stored or announced goods without a line; returns the receiving state for these lines. */
export async function keepReceived(
  tx: Tx,
  order: LockedOrder,
  lines: readonly OrderLineDraft[],
): Promise<number> {
  const handled = await tx
    .selectFrom('order_line')
    .select([
      'key',
      'model',
      raw<string>`trim_scale(received_qty)::text`.as('received'),
      raw<string>`trim_scale(short_qty)::text`.as('short'),
    ])
    .select(announcedQtySql('order_line').as('announced'))
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  refuseIfAny(
    checkReceived(
      handled.flatMap((line) => {
        const sum = new Big(line.received).plus(line.announced)
        return sum.gt(0) ? [{ ...line, received: sum.toFixed() }] : []
      }),
      lines,
    ),
  )
  return order.receiving_state === receivingState.codes.notStored
    ? order.receiving_state
    : receivingStateOf(handled, lines)
}
