import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { DictionaryLineSave } from '@quayside/contract/office/publishing.ts'
import { checkDictionaryEntry } from '@quayside/contract/rates/dictionary.rules.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { writeDictionaryEntries } from './write-dictionary-entries.ts'

/** One entry as staff type it: a new one must not be there yet, one to change must. */
export async function saveDictionaryEntry(tx: Tx, type: number, entry: DictionaryLineSave): Promise<void> {
  // Locked, so that of two concurrent additions of the same value the second is refused.
  const dictionary = await tx
    .selectFrom('dict')
    .select('type')
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst()
  if (!dictionary) throw refuse('dictionary.unknown', { type })
  const known = await tx
    .selectFrom('dict_entry')
    .select('value')
    .where('type', '=', type)
    .where('value', '=', entry.value)
    .executeTakeFirst()
  refuseIfAny(checkDictionaryEntry({ type, ...entry }))
  if (!isYes(entry.isNew)) getOrRefuse(known)
  else if (known) throw new Refusal([at('value', 'dictionaryEntry.valueTaken')])
  const { value, names, group, sort } = entry
  await writeDictionaryEntries(tx, [
    { type, value, names, sort, group: group === '' ? null : group, isHidden: isYes(entry.isHidden) },
  ])
}
