import { BulletinDraft } from '@quayside/contract/gateway/upserts.ts'
import { changeBulletin } from '../../modules/notices/change-bulletin.ts'
import { publishBulletin } from '../../modules/notices/publish-bulletin.ts'
import type { Tx } from '../../platform/database/database.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'
import { type KnownReference, keepReferences, lockReferences } from '../../provider/references.ts'

async function save(tx: Tx, draft: BulletinDraft, known: KnownReference | undefined): Promise<string> {
  const { 'zh-TW': traditional, 'en-US': english, ...chinese } = draft.texts
  const texts = {
    ...chinese,
    ...(traditional && { 'zh-TW': traditional }),
    ...(english && { 'en-US': english }),
  }
  if (!known?.recordId) return (await publishBulletin(tx, { texts, isPinned: draft.isPinned })).id
  if (!known.isSame) {
    // The ERP sends no versions: the last write wins.
    const now = await tx
      .selectFrom('bulletin')
      .select('version')
      .where('id', '=', known.recordId)
      .forUpdate()
      .executeTakeFirst()
    await changeBulletin(tx, {
      id: known.recordId,
      version: now?.version,
      draft: { texts, isPinned: draft.isPinned },
    })
  }
  return known.recordId
}

export const bulletins: WrittenEntity = {
  name: 'bulletins',
  upsert: upsertOf({
    row: BulletinDraft,
    summary: 'Publishes bulletins to all customers; one with a known reference is put in other words.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, drafts) => {
      const known = await lockReferences(tx, 'bulletins', drafts)
      const saved: { draft: BulletinDraft; recordId: string }[] = []
      for (const draft of drafts)
        saved.push({ draft, recordId: await save(tx, draft, known.get(draft.reference)) })
      await keepReferences(tx, 'bulletins', saved)
      return saved.map(({ recordId }) => ({ id: recordId }))
    },
  }),
}
