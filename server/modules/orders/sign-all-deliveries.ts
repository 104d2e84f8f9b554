import { signState } from '@quayside/contract/orders/order.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** An order that is signed for as a whole is so with each of its deliveries. */
export async function signAllDeliveries(tx: Tx, acting: Acting, order: LockedOrder): Promise<void> {
  await tx
    .updateTable('order_delivery')
    .set({ sign_state: signState.codes.signed, signed_by: acting.name, signed_at: raw<string>`now()` })
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .where('sign_state', '=', signState.codes.unsigned)
    .execute()
}
