import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import { isInClassification } from '@quayside/contract/products/product.rules.ts'
import { finding } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { asCustomer } from '../../platform/records/acting.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import type { Call } from '../../platform/session/call.ts'
import { lockProducts } from './product-queries.ts'

/** Removing hides: past documents keep their product; drafts of requests and suppliers' prices go out of sight with it. */
export function removeProducts(
  call: Call,
  input: { query: SelectedIds; body: SelectedIds },
): Promise<{ count: number }> {
  const ids = selectedIds(input)
  const acting = asCustomer(call.principal)
  const { companyId } = acting
  return call.write(async (tx) => {
    const products = await lockProducts(tx, ids, companyId)
    requireEach(ids, products, (product) =>
      isInClassification({ classificationStatus: product.classification_status })
        ? finding('product.inClassification')
        : undefined,
    )
    const removed = { deleted_at: raw<string>`now()` }
    const chosen = raw<string>`any(${ids}::bigint[])`
    for (const table of ['classification_request', 'supplier_goods'] as const) {
      await tx
        .updateTable(table)
        .set(removed)
        .where('company_id', '=', companyId)
        .where('product_id', '=', chosen)
        .where('deleted_at', 'is', null)
        .execute()
    }
    await tx
      .updateTable('product')
      .set(removed)
      .where('company_id', '=', companyId)
      .where('id', '=', chosen)
      .execute()
    await recordEvents(tx, acting, { companyId, entity: 'product', ids }, { transition: 'remove' })
    return { count: ids.length }
  })
}
