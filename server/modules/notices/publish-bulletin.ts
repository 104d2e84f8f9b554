import type { Locale } from '@quayside/phrases/locales.ts'
import type { Tx } from '../../platform/database/database.ts'
import { publish } from '../../platform/live/publish.ts'

export type BulletinDraft = {
  /** At least simplified Chinese, which readers of the other languages get where theirs is missing. */
  texts: { 'zh-CN': { title: string; content: string } } & Partial<
    Record<Locale, { title: string; content: string }>
  >
  isPinned: boolean
  publishedAt?: string
}

/** Publishes a bulletin to all customers; open browsers are notified when this commits. */
export async function publishBulletin(tx: Tx, draft: BulletinDraft): Promise<{ id: string }> {
  const { id } = await tx
    .insertInto('bulletin')
    .values({
      texts: JSON.stringify(draft.texts),
      is_pinned: draft.isPinned,
      ...(draft.publishedAt && { published_at: draft.publishedAt }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  publish(tx, {}, { type: 'bulletin', id })
  return { id }
}
