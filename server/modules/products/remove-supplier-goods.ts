import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockGoods } from './supplier-goods-queries.ts'

export function removeSupplierGoods(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    requireEach(ids, await lockGoods(tx, companyId, ids))
    await tx
      .updateTable('supplier_goods')
      .set({ deleted_at: raw<string>`now()` })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    await recordEvents(tx, acting, { companyId, entity: 'supplierGoods', ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
