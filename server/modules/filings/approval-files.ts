import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'

type Added = {
  readonly approvalId: string
  readonly kind: 'filing-notice' | 'filing-material'
  readonly fileIds: readonly string[]
}

/** Files of a step or of a document asked for join those of their kind, so that both sides can open them. */
export async function addFiles(
  tx: Tx,
  by: { readonly companyId: string; readonly memberId: string | null },
  { approvalId, kind, fileIds }: Added,
): Promise<void> {
  if (fileIds.length === 0) return
  const record = { entity: 'approvalOrder', entityId: approvalId } as const
  const there = await tx
    .selectFrom('attachment')
    .select('file_id')
    .where('company_id', '=', by.companyId)
    .where('entity', '=', record.entity)
    .where('entity_id', '=', approvalId)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  // The new ones first, so that a refusal names the place that the caller gave.
  const all = [...fileIds, ...there.map(({ file_id }) => file_id)]
  await attachFiles(tx, by, { ...record, kind, fileIds: all, path: 'fileIds' })
}
