import type { Entity } from '@quayside/contract/kernel/entities.ts'
import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { finding } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { requireEach } from '../../platform/records/require-each.ts'
import { selectedIds } from '../../platform/records/selected-ids.ts'
import type { Call } from '../../platform/session/call.ts'

type Removal<R> = {
  readonly entity: Entity
  lock(tx: Tx, ids: readonly string[], companyId: string): Promise<readonly R[]>
  hindrance?(acting: Acting, row: R): Finding | undefined
  hide(tx: Tx, companyId: string, ids: readonly string[]): Promise<unknown>
}

/** Removes orders or what belongs to their kinds: each kind has a permission of its own. */
export const removeByKind =
  <R extends { id: string; model_type: number }>({ entity, lock, hindrance, hide }: Removal<R>) =>
  (call: Call, input: { query: SelectedIds; body: SelectedIds }): Promise<{ count: number }> => {
    const ids = selectedIds(input)
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    return call.write(async (tx) => {
      const rows = await lock(tx, ids, companyId)
      requireEach(ids, rows, (row) =>
        call.mayKind(row.model_type) ? hindrance?.(acting, row) : finding('access.forbidden'),
      )
      await hide(tx, companyId, ids)
      await happened(tx, acting, { companyId, entity, ids }, { transition: 'remove' })
      return { count: ids.length }
    })
  }
