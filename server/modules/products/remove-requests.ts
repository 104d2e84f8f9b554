import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { classificationRequestMachine } from '@quayside/contract/products/classification-request.states.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockRequests } from './request-queries.ts'

export function removeRequests(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    const requests = await lockRequests(tx, ids, companyId)
    requireEach(ids, requests, ({ state }) =>
      findHindrance(acting, { machine: classificationRequestMachine, name: 'remove', state, facts: {} }),
    )
    await tx
      .updateTable('classification_request')
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    await recordEvents(tx, acting, { companyId, entity: 'productRequest', ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
