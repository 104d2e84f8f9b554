import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'

type DictionaryEntry = {
  readonly type: number
  readonly value: string
  readonly names: { readonly 'zh-CN': string }
  readonly group: string | null
  readonly isHidden: boolean
  /** Left as they are where they are not given. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined
  readonly sort?: number | undefined
}

/**
 * Entries of dictionaries that are there already, in one statement: new ones are added at the end, known ones replaced.
 * Entries are never deleted, because records may hold their values; one that is no longer offered is hidden.
 */
export async function writeDictionaryEntries(tx: Tx, entries: readonly DictionaryEntry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = JSON.stringify(
    await Promise.all(
      entries.map(async (entry) => ({
        type: entry.type,
        value: entry.value,
        names: entry.names,
        search: await searchTextOf(entry.names['zh-CN']),
        group_name: entry.group,
        attributes: entry.attributes ?? null,
        is_hidden: entry.isHidden,
        sort: entry.sort ?? null,
      })),
    ),
  )
  await raw`
    with n as materialized (
      select * from jsonb_populate_recordset(null::dict_entry, ${rows}::jsonb) with ordinality
    ), last as (
      select type, max(sort) as sort from dict_entry where type in (select type from n) group by type
    )
    insert into dict_entry (type, value, names, search, group_name, attributes, is_hidden, sort)
    select n.type, n.value, n.names, n.search, n.group_name, coalesce(n.attributes, known.attributes, '{}'),
      n.is_hidden, coalesce(n.sort, known.sort, coalesce(last.sort, 0) + n.ordinality)
    from n left join last on last.type = n.type
      left join dict_entry known on known.type = n.type and known.value = n.value
    on conflict (type, value) do update set names = excluded.names, search = excluded.search,
      group_name = excluded.group_name, attributes = excluded.attributes, is_hidden = excluded.is_hidden,
      sort = excluded.sort`.execute(tx)
  await raw`update dict set updated_at = now()
    where type in (select type from jsonb_populate_recordset(null::dict_entry, ${rows}::jsonb))`.execute(tx)
}
