import type { DictionaryEntryDraft } from '@quayside/contract/gateway/upserts.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { checkDictionaryEntry } from '@quayside/contract/rates/dictionary.rules.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { writeDictionaryEntries } from './write-dictionary-entries.ts'

/** Entries as another system knows them, by the dictionary's number or name; those of an unknown one are refused. */
export async function recordDictionaryEntries(
  tx: Tx,
  drafts: readonly DictionaryEntryDraft[],
): Promise<readonly (readonly Finding[])[]> {
  const typeOf = await findTypes(
    tx,
    drafts.map(({ type }) => type),
  )
  const judged = drafts.map((draft) => {
    const type = typeOf.get(draft.type)
    if (type === undefined) return { findings: [at('type', 'dictionary.unknown', { type: draft.type })] }
    const entry = { ...draft, type }
    return { entry, findings: checkDictionaryEntry(entry) }
  })
  await writeDictionaryEntries(
    tx,
    judged.flatMap(({ entry, findings }) => (entry && findings.length === 0 ? [entry] : [])),
  )
  return judged.map(({ findings }) => findings)
}

/** By number or by name, as they are asked for. */
async function findTypes(tx: Tx, asked: readonly string[]): Promise<Map<string, number>> {
  const types = [...new Set(asked)]
  const { rows } = await raw<{ asked: string; type: number }>`
    select asked, type from unnest(${types}::text[]) as asked join dict on dict.code = asked or dict.type::text = asked`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.asked, row.type]))
}
