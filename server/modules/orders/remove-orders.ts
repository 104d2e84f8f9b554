import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { sql as raw } from 'kysely'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { lockOrders } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'
import { removeByKind } from './remove-by-kind.ts'

/** Removed orders are hidden, and their numbers are not reused. */
export const removeOrders = removeByKind({
  entity: 'order',
  lock: lockOrders,
  hindrance: (acting, order) =>
    findHindrance(acting, {
      machine: orderMachine,
      name: 'remove',
      state: order.state,
      facts: factsOf(order),
    }),
  hide: (tx, companyId, ids) =>
    tx
      .updateTable('trade_order')
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${[...ids]}::bigint[])`)
      .execute(),
})
