import type { SelectedIds } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { Call } from '../session/call.ts'
import { type Acting, asCustomer } from './acting.ts'
import { happened } from './happened.ts'
import type { Kept, RecordTable } from './record-table.ts'
import { lockRecords } from './record-writes.ts'
import { requireEach } from './require-each.ts'
import { selectedIds } from './selected-ids.ts'

type OfCompany = Acting & { readonly companyId: string }

/**
 * `DELETE …/batchRemove`: all of the selection or none. Removing hides: past documents keep what they were made with.
 */
export const removalOf =
  <N extends RecordTable, R extends { id: string } = Selectable<DB[N]> & { id: string }>(
    { entity, table }: Kept<N>,
    own: {
      /** Locks other records first, where the removal depends on them. */
      readonly lock?: (tx: Tx, acting: OfCompany, ids: readonly string[]) => Promise<R[]>
      /** The refusal, if the record cannot be removed. */
      readonly hindrance?: (acting: Acting, row: R) => Finding | undefined
      /** Gives back what the records hold of others. */
      readonly release?: (tx: Tx, acting: OfCompany, ids: readonly string[]) => Promise<void>
      /** Dependent records that are hidden with it, and the column that references it. */
      readonly parts?: readonly { readonly table: RecordTable; readonly column: string }[]
    } = {},
  ) =>
  (call: Call, input: { query: SelectedIds; body: SelectedIds }): Promise<{ count: number }> => {
    const { hindrance, parts = [] } = own
    const ids = selectedIds(input)
    const acting = asCustomer(call.principal)
    const { companyId } = acting
    return call.write(async (tx) => {
      const rows = await (own.lock?.(tx, acting, ids) ?? lockRecords(tx, table, ids, companyId))
      requireEach(ids, rows as R[], (row) => hindrance?.(acting, row))
      await own.release?.(tx, acting, ids)
      for (const each of [...parts, { table, column: 'id' }]) {
        await raw`update ${raw.table(each.table)} set deleted_at = now() where company_id = ${companyId}
          and ${raw.ref(each.column)} = any(${ids}::bigint[]) and deleted_at is null`.execute(tx)
      }
      await happened(tx, acting, { companyId, entity, ids }, { transition: 'remove' })
      return { count: ids.length }
    })
  }
