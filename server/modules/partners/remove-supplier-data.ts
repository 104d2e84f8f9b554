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

type Input = { query: SelectedIds; body: SelectedIds }

/** Accounts and addresses go alike, and only while their suppliers may be changed. */
const removeFrom =
  (entity: 'supplierAccount' | 'supplierAddress', table: 'supplier_account' | 'supplier_address') =>
  (call: Call, input: Input): Promise<{ count: number }> => {
    const ids = selectedIds(input)
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    return call.write(async (tx) => {
      const chosen = raw<string>`any(${ids}::bigint[])`
      const rows = await tx
        .selectFrom(table)
        .select(['id', 'supplier_id'])
        .where('company_id', '=', companyId)
        .where('id', '=', chosen)
        .execute()
      const owners = await lockSuppliers(
        tx,
        rows.map((row) => row.supplier_id),
        companyId,
      )
      const statusOf = new Map(owners.map(({ id, status }) => [id, status]))
      const alive = rows.filter((row) => statusOf.has(row.supplier_id))
      requireEach(ids, alive, ({ supplier_id }) =>
        findHindrance(acting, {
          machine: supplierMachine,
          name: 'save',
          state: statusOf.get(supplier_id) ?? '',
          facts: {},
        }),
      )
      const removed = await tx
        .updateTable(table)
        .set({ deleted_at: raw<string>`now()` })
        .where('company_id', '=', companyId)
        .where('id', '=', chosen)
        .where('deleted_at', 'is', null)
        .returning('id')
        .execute()
      requireEach(ids, removed)
      await recordEvents(tx, acting, { companyId, entity, ids }, { transition: 'remove' })
      return { count: ids.length }
    })
  }

export const removeSupplierAccounts = removeFrom('supplierAccount', 'supplier_account')
export const removeSupplierAddresses = removeFrom('supplierAddress', 'supplier_address')
