import { offsetOf } from '@quayside/contract/kernel/page.ts'
import type { DictionaryListQuery } from '@quayside/contract/rates/dictionary.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

/** By number or by name; a text that is no number matches no number. */
export const findDictionary = (type: string) =>
  sql
    .selectFrom('dict')
    .select(['type', 'code'])
    .where((where) => where.or([where('code', '=', type), where(raw`type::text`, '=', type)]))

export const findEntries = (type: string) =>
  sql
    .selectFrom('dict_entry')
    .select(['value', 'names', 'search', 'group_name', 'attributes'])
    .where('type', '=', findDictionary(type).clearSelect().select('type'))
    // §7: 1042 answers without 7 and 98.
    .where('is_hidden', '=', false)
    .orderBy('sort')

export const findDictionaries = (query: DictionaryListQuery) =>
  sql
    .selectFrom('dict')
    .select((select) => [
      'type',
      'code',
      'names',
      'source',
      'source_date',
      select
        .selectFrom('dict_entry')
        .whereRef('dict_entry.type', '=', 'dict.type')
        .where('is_hidden', '=', false)
        .select(select.fn.countAll<string>().as('entries'))
        .as('entries'),
    ])
    .orderBy('type', query.isAsc ?? 'asc')
    .limit(query.pageSize)
    .offset(offsetOf(query))

export const countDictionaries = sql
  .selectFrom('dict')
  .select((select) => select.fn.countAll<string>().as('total'))
