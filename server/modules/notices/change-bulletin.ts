import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { BulletinDraft } from './publish-bulletin.ts'

const lockBulletin = (tx: Tx, id: string) =>
  tx
    .selectFrom('bulletin')
    .select(['version', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Corrects what was published; the day of its publication stays. */
export async function changeBulletin(
  tx: Tx,
  input: { id: string; version: number | undefined; draft: BulletinDraft },
): Promise<Saved> {
  const before = getOrRefuse(await lockBulletin(tx, input.id))
  if (before.version !== input.version) throw refuse('record.stale')
  if (before.withdrawn_at !== null) throw refuse('bulletin.withdrawn')
  const saved = await tx
    .updateTable('bulletin')
    .set({ texts: JSON.stringify(input.draft.texts), is_pinned: input.draft.isPinned })
    .where('id', '=', input.id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  publish(tx, {}, { type: 'bulletin', id: input.id })
  return saved
}

export async function withdrawBulletin(tx: Tx, id: string): Promise<Saved> {
  const before = getOrRefuse(await lockBulletin(tx, id))
  if (before.withdrawn_at !== null) throw refuse('bulletin.withdrawn')
  const saved = await tx
    .updateTable('bulletin')
    .set({ withdrawn_at: raw<string>`now()` })
    .where('id', '=', id)
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow()
  publish(tx, {}, { type: 'bulletin', id })
  return saved
}
