import { type Amount, exceeds, formatAmount, isPositive } from '@quayside/contract/kernel/money.ts'
import type { OrderSaved } from '@quayside/contract/orders/order-save.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { orderHooks } from './order-hooks.ts'
import { type LockedOrder, lockOrders } from './order-record-queries.ts'
import { updateOrder } from './write-order.ts'

/**
 * Saves an order that is there. A submitted one may be in a payment application: its amount stays above what was applied
 * for, and the states that follow from its money are derived again.
 */
export async function rewriteOrder(
  tx: Tx,
  acting: Acting & { companyId: string },
  before: LockedOrder,
  order: Omit<Parameters<typeof updateOrder>[2], 'id'>,
): Promise<OrderSaved> {
  const { id, company_id: companyId, applied_amount: applied, paid_amount: paid } = before
  const { order_amount: amount } = order.header
  if (exceeds(applied as Amount, amount))
    throw refuse('orderChange.belowPaid', { amount: formatAmount(amount) })
  const saved = await updateOrder(tx, acting, { id, ...order })
  if (!isPositive(applied as Amount) && !isPositive(paid as Amount)) return saved
  await orderHooks.get().refreshMoney(tx, acting, companyId, [id])
  const [written] = await lockOrders(tx, [id], companyId)
  return { ...saved, version: getOrRefuse(written).version }
}
