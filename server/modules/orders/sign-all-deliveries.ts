import { shippingState, signState } from '@quayside/contract/orders/order.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { addQuantities } from './add-quantities.ts'
import { insertDelivery } from './insert-delivery.ts'
import type { LockedOrder } from './order-record-queries.ts'

/**
 * An order that is signed for as a whole is so with each of its deliveries, and what no delivery had recorded has left
 * with the last one.
 */
export async function signAllDeliveries(tx: Tx, acting: Acting, order: LockedOrder): Promise<void> {
  if (order.shipping_state !== shippingState.codes.fullyShipped) {
    const rest = await addQuantities(tx, order, 'shipped_qty', undefined)
    await insertDelivery(tx, order, {}, rest.given)
  }
  await tx
    .updateTable('order_delivery')
    .set({ sign_state: signState.codes.signed, signed_by: acting.name, signed_at: raw<string>`now()` })
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .where('sign_state', '=', signState.codes.unsigned)
    .execute()
}
