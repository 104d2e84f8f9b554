import { isYes } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { DictionaryLineSave } from '@quayside/contract/office/publishing.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import { found } from '../../platform/session/call.ts'

/** Adds or changes an entry; a code is never removed, because records hold it, but it can be hidden from pickers. */
export async function saveDictionaryEntry(tx: Tx, type: number, entry: DictionaryLineSave): Promise<void> {
  const dictionary = await tx
    .selectFrom('dict')
    .select('type')
    .where('type', '=', type)
    .forUpdate()
    .executeTakeFirst()
  if (!dictionary) throw refuse('dictionary.unknown', { type })
  const values = {
    names: JSON.stringify(entry.names),
    search: await searchTextOf(entry.names['zh-CN']),
    group_name: entry.group === '' ? null : entry.group,
    is_hidden: isYes(entry.isHidden),
    ...(entry.sort !== undefined && { sort: entry.sort }),
  }
  if (isYes(entry.isNew)) {
    const last = raw<number>`coalesce((select max(sort) + 1 from dict_entry where type = ${type}), 0)`
    const added = await tx
      .insertInto('dict_entry')
      .values({ sort: last, ...values, type, value: entry.value })
      .onConflict((conflict) => conflict.doNothing())
      .returning('value')
      .executeTakeFirst()
    if (!added) throw new Refusal([at('value', 'dictionaryEntry.valueTaken')])
    return
  }
  found(
    await tx
      .updateTable('dict_entry')
      .set(values)
      .where('type', '=', type)
      .where('value', '=', entry.value)
      .returning('value')
      .executeTakeFirst(),
  )
}
