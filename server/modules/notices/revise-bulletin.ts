import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'
import { found } from '../../platform/session/call.ts'
import type { BulletinDraft } from './publish-bulletin.ts'

/** A bulletin in other words; it keeps its place and its day. */
export async function reviseBulletin(
  tx: Tx,
  id: string,
  draft: Pick<BulletinDraft, 'texts' | 'isPinned'>,
): Promise<{ id: string }> {
  const row = await tx
    .updateTable('bulletin')
    .set({ texts: JSON.stringify(draft.texts), is_pinned: draft.isPinned })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  found(row)
  await publish(tx, {}, { type: 'bulletin', id })
  return { id }
}
