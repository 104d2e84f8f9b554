import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'

/** Removing hides: past documents keep what they were made with. */
const removeFrom =
  (entity: string, table: 'bank_account' | 'contact' | 'address') =>
  (call: Call, input: { query: SelectedIds; body: SelectedIds }): Promise<{ count: number }> => {
    const ids = selectedIds(input)
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    return call.write(async (tx) => {
      const rows = await tx
        .selectFrom(table)
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', raw<string>`any(${ids}::bigint[])`)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .forUpdate()
        .execute()
      requireEach(ids, rows)
      await tx
        .updateTable(table)
        .set({ deleted_at: raw<string>`now()` })
        .where('company_id', '=', companyId)
        .where('id', '=', raw<string>`any(${ids}::bigint[])`)
        .execute()
      await recordEvents(tx, acting, { companyId, entity, ids }, { transition: 'remove' })
      return { count: ids.length }
    })
  }

export const removeBankAccounts = removeFrom('bankAccount', 'bank_account')
export const removeContacts = removeFrom('contact', 'contact')
export const removeAddresses = removeFrom('address', 'address')
