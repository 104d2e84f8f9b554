import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import type { OrderSubmission } from '@quayside/contract/orders/order-save.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Call } from '../../platform/session/call.ts'
import { requirePermission } from '../../platform/session/require-access.ts'
import type { Submitter } from '../../platform/system/submit-drafts.ts'
import { checkSubmission, handOver, lockForHandOver } from './hand-over-order.ts'
import { askColleague, isToBeReleased } from './release-order.ts'

type Input = { params: { id: string }; body: { note?: string | undefined } }

export const submitOrder = (call: Call, { params, body }: Input): Promise<OrderSubmission> =>
  call.write((tx) => submitOne(tx, call, { id: params.id, note: body.note }, call.requireKind))

/** The same by commitAudit, each order answered on its own. */
export const orderSubmitter: Submitter = {
  // Which kind's permission is asked for each order by itself.
  access: 'member',
  submit: async (call, tx, id) => {
    const { isToRelease } = await submitOne(tx, call, { id }, (kind) =>
      requirePermission(call.principal, orderPermission(kind, 'submit')),
    )
    return isToRelease ? 'toRelease' : 'submitted'
  },
}

async function submitOne(
  tx: Tx,
  call: Call,
  { id, note }: { id: string; note?: string | undefined },
  requireKind: (kind: number) => void,
): Promise<OrderSubmission> {
  const order = await lockForHandOver(tx, call, { id, name: 'submit' }, requireKind)
  const checked = await checkSubmission(tx, call, order)
  if (await isToBeReleased(tx, call, checked))
    return { id, version: await askColleague(tx, call, order, { note, checked }), isToRelease: true }
  const version = await handOver(tx, call, order, { name: 'submit', note, checked })
  return { id, version, isToRelease: false }
}
