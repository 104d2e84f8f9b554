import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockSuppliers } from './supplier-queries.ts'

/** Removing hides: past documents keep their supplier, and its accounts and addresses go out of sight with it. */
export function removeSuppliers(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    const suppliers = await lockSuppliers(tx, ids, companyId)
    requireEach(ids, suppliers, ({ status }) =>
      findHindrance(acting, { machine: supplierMachine, name: 'remove', state: status, facts: {} }),
    )
    const removed = { deleted_at: raw<string>`now()` }
    const chosen = raw<string>`any(${ids}::bigint[])`
    await tx
      .updateTable('supplier')
      .set(removed)
      .where('company_id', '=', companyId)
      .where('id', '=', chosen)
      .execute()
    for (const table of ['supplier_account', 'supplier_address'] as const) {
      await tx
        .updateTable(table)
        .set(removed)
        .where('company_id', '=', companyId)
        .where('supplier_id', '=', chosen)
        .where('deleted_at', 'is', null)
        .execute()
    }
    await recordEvents(tx, acting, { companyId, entity: 'supplier', ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
