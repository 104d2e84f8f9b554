import { DictionaryEntryDraft } from '@quayside/contract/gateway/upserts.ts'
import { recordDictionaryEntries } from '../../modules/rates/record-dictionary-entries.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'

export const dictionaries: WrittenEntity = {
  name: 'dictionaries',
  upsert: upsertOf({
    row: DictionaryEntryDraft,
    summary: 'Adds entries to dictionaries or replaces them; an entry that is no longer offered is hidden.',
    keyOf: ({ type, value }) => `${type} ${value}`,
    keyField: 'value',
    write: async (tx, drafts) => {
      const findings = await recordDictionaryEntries(tx, drafts)
      return drafts.map(({ type, value }, place) => {
        const wrong = findings[place] ?? []
        return wrong.length > 0 ? { findings: wrong } : { id: `${type}-${value}` }
      })
    },
  }),
}
