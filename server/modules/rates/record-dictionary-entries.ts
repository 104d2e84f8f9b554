import type { DictionaryEntryDraft } from '@quayside/contract/gateway/upserts.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'

/**
 * Entries of dictionaries that are there already, in one statement: new ones are added at the end, known ones replaced.
 * No entry goes: records may hold its value; one that is no longer offered is hidden.
 */
export async function recordDictionaryEntries(
  tx: Tx,
  drafts: readonly DictionaryEntryDraft[],
): Promise<readonly (readonly Finding[])[]> {
  const typeOf = await findTypes(
    tx,
    drafts.map(({ type }) => type),
  )
  const findings = drafts.map(({ type }) =>
    typeOf.has(type) ? [] : [at('type', 'dictionary.unknown', { type })],
  )
  const rows = await Promise.all(
    drafts
      .filter(({ type }) => typeOf.has(type))
      .map(async (draft) => ({
        type: typeOf.get(draft.type),
        value: draft.value,
        names: draft.names,
        search: await searchTextOf(draft.names['zh-CN']),
        group_name: draft.group,
        attributes: draft.attributes,
        is_hidden: draft.isHidden,
        sort: draft.sort ?? null,
      })),
  )
  if (rows.length > 0) await write(tx, JSON.stringify(rows))
  return findings
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

async function write(tx: Tx, rows: string): Promise<void> {
  await raw`
    with n as materialized (
      select * from jsonb_populate_recordset(null::dict_entry, ${rows}::jsonb) with ordinality
    ), last as (
      select type, max(sort) as sort from dict_entry where type in (select type from n) group by type
    )
    insert into dict_entry (type, value, names, search, group_name, attributes, is_hidden, sort)
    select n.type, n.value, n.names, n.search, n.group_name, n.attributes, n.is_hidden,
      coalesce(n.sort, known.sort, coalesce(last.sort, 0) + n.ordinality)
    from n left join last on last.type = n.type
      left join dict_entry known on known.type = n.type and known.value = n.value
    on conflict (type, value) do update set names = excluded.names, search = excluded.search,
      group_name = excluded.group_name, attributes = excluded.attributes, is_hidden = excluded.is_hidden,
      sort = excluded.sort`.execute(tx)
  await raw`update dict set updated_at = now()
    where type in (select type from jsonb_populate_recordset(null::dict_entry, ${rows}::jsonb))`.execute(tx)
}
