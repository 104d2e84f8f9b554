import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asCustomer } from '../../platform/records/acting.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import type { Call } from '../../platform/session/call.ts'
import { refuseOwnRelease } from '../account/release.ts'
import { type LockedOrder, orderKey } from './order-record-queries.ts'
import { factsOf } from './order-state-facts.ts'

export type Given = { readonly note?: string | undefined; readonly reason?: string | undefined }

type Decision = {
  readonly name: 'askRelease' | 'refuse' | 'withdraw'
  readonly given: Given
  readonly values: { release_asked_by: string | null; release_refusal?: string }
  readonly isSecondMembers?: boolean
}

/** A step that leaves the order's state as it is and answers its new version. */
export async function decide(
  tx: Tx,
  call: Call,
  order: LockedOrder,
  { name, given, values, isSecondMembers = false }: Decision,
): Promise<number> {
  const acting = asCustomer(call.principal)
  const { id, company_id: companyId } = order
  const { written } = await runTransition(tx, acting, orderKey(companyId, id), {
    machine: orderMachine,
    name,
    state: order.state,
    facts: factsOf(order),
    given,
    write: async () => {
      if (isSecondMembers) refuseOwnRelease(acting, order.release_asked_by)
      const { version } = await tx
        .updateTable('trade_order')
        .set(values)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .returning('version')
        .executeTakeFirstOrThrow()
      return version
    },
  })
  return written
}
