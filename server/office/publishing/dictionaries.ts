import type { DictionaryLineQuery, DictionaryLineSave } from '@quayside/contract/office/publishing.ts'
import { sql as raw } from 'kysely'
import { saveDictionaryEntry } from '../../modules/rates/save-dictionary-entry.ts'
import { sql } from '../../platform/database/database.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

type Names = Record<string, string>

export function listDictionaries(
  call: OfficeCall,
  { query }: { query: { pageNum: number; pageSize: number; isAsc?: 'asc' | 'desc' | undefined } },
) {
  const dictionaries = sql
    .selectFrom('dict')
    .select([
      'type',
      'code',
      raw<Names>`names`.as('names'),
      raw<Names>`source`.as('source'),
      'source_date',
      raw<string>`(select count(*) from dict_entry e where e.type = dict.type)`.as('entries'),
      raw<string>`(select count(*) from dict_entry e where e.type = dict.type and e.is_hidden)`.as('hidden'),
    ])
  const sorting = { isAsc: 'asc' as const, ...query }
  return listPage(call, dictionaries, sorting, { id: raw`type`, type: raw`type` }, (row) => ({
    type: row.type,
    code: row.code,
    names: row.names,
    entries: Number(row.entries),
    hidden: Number(row.hidden),
    source: row.source[call.locale] ?? '',
    sourceDate: row.source_date,
  }))
}

export function listEntries(
  call: OfficeCall,
  { params, query }: { params: { type: string }; query: DictionaryLineQuery },
) {
  let entries = sql
    .selectFrom('dict_entry')
    .select(['value', raw<Names>`names`.as('names'), 'group_name', 'is_hidden', 'sort'])
    .where('type', '=', Number(params.type))
  if (query.keyword) {
    const pattern = containing(query.keyword.toLowerCase())
    entries = entries.where(
      raw<boolean>`(lower(value) like ${pattern} or search like ${pattern} or lower(names::text) like ${pattern})`,
    )
  }
  const sorting = { orderByColumn: 'sort' as const, ...query }
  return listPage(call, entries, sorting, { id: raw`value`, value: raw`value`, sort: raw`sort` }, (row) => ({
    value: row.value,
    names: row.names,
    group: row.group_name,
    isHidden: row.is_hidden,
    sort: row.sort,
  }))
}

export async function saveEntry(
  call: OfficeCall,
  { params, body }: { params: { type: string }; body: DictionaryLineSave },
): Promise<void> {
  await call.write(async (tx, note) => {
    note.target = `${params.type} ${body.value}`
    await saveDictionaryEntry(tx, Number(params.type), body)
  })
}
