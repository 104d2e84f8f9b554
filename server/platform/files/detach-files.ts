import { sql as raw } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { RecordKey } from '../records/timeline.ts'

/** Takes files off a record, whatever their kind; the files themselves stay, because other records may reference them. */
export async function detachFiles(
  tx: Tx,
  key: RecordKey,
  fileIds: readonly string[],
): Promise<{ count: number }> {
  const detached = await tx
    .updateTable('attachment')
    .set({ deleted_at: raw<string>`now()` })
    .where('company_id', '=', key.companyId)
    .where('entity', '=', key.entity)
    .where('entity_id', '=', key.id)
    .where('file_id', '=', raw<string>`any(${[...fileIds]}::bigint[])`)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return { count: Number(detached.numUpdatedRows) }
}
