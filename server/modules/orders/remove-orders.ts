import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { finding } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockOrders } from './order-record-queries.ts'
import { factsOf } from './order-rows.ts'

/** Removed orders are hidden, and their numbers are not reused. */
export function removeOrders(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    const orders = await lockOrders(tx, ids, companyId)
    requireEach(ids, orders, (order) =>
      call.mayKind(order.model_type)
        ? findHindrance(acting, {
            machine: orderMachine,
            name: 'remove',
            state: order.state,
            facts: factsOf(order),
          })
        : finding('access.forbidden'),
    )
    await tx
      .updateTable('trade_order')
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    await recordEvents(tx, acting, { companyId, entity: 'order', ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
