import { MessageDraft } from '@quayside/contract/gateway/upserts.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sendNotices } from '../../platform/notices/send-notices.ts'
import { type Outcome, upsertOf, type WrittenEntity } from '../../provider/entity.ts'
import { findCompanies } from '../../provider/find-companies.ts'
import { keepReferences, lockReferences } from '../../provider/references.ts'

export const messages: WrittenEntity = {
  name: 'messages',
  upsert: upsertOf({
    row: MessageDraft,
    summary: 'Sends messages to one company or to all; a reference that is sent again sends nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, drafts) => {
      const known = await lockReferences(tx, 'messages', drafts)
      const companies = await findCompanies(tx, drafts)
      const outcomes = drafts.map((draft): Outcome => {
        if (draft.companyId !== undefined && !companies.has(draft.companyId))
          return { findings: [at('companyId', 'gateway.companyUnknown')] }
        // A message that was sent cannot be changed.
        const earlier = known.get(draft.reference)
        return earlier?.isSame === false ? { findings: [at('reference', 'gateway.referenceUsed')] } : {}
      })
      const fresh = drafts.filter(
        (draft, place) => !known.has(draft.reference) && !('findings' in (outcomes[place] ?? {})),
      )
      if (fresh.length > 0) {
        await sendNotices(tx, fresh)
        await keepReferences(
          tx,
          'messages',
          fresh.map((draft) => ({ draft })),
        )
      }
      return outcomes
    },
  }),
}
