import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockCustomers } from './customer-queries.ts'

/** Removing hides: past documents keep their customer. */
export function removeCustomers(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    requireEach(ids, await lockCustomers(tx, companyId, ids))
    await tx
      .updateTable('customer')
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    await recordEvents(tx, acting, { companyId, entity: 'customer', ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
