import type {
  DictionaryEntry,
  DictionaryInfo,
  DictionaryListQuery,
  DictionaryQuery,
  Region,
  RegionQuery,
} from '@quayside/contract/rates/dictionary.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import type { Call } from '../../platform/session/call.ts'
import { countDictionaries, findDictionaries, findDictionary, findEntries } from './dictionary-queries.ts'
import { findRegion, findRegions } from './region-queries.ts'

export async function getDictionary(
  call: Call,
  { query }: { query: DictionaryQuery },
): Promise<DictionaryEntry[]> {
  const [dictionaries, entries] = await call.read(findDictionary(query.type), findEntries(query.type))
  if (dictionaries.length === 0) throw refuse('dictionary.unknown', { type: query.type })
  return entries.map((entry) => ({
    value: entry.value,
    name: nameIn(entry.names, call.locale),
    names: Object.values(entry.names as Record<string, string>),
    group: entry.group_name,
    search: entry.search,
    attributes: entry.attributes as Record<string, unknown>,
  }))
}

export async function listDictionaries(
  call: Call,
  { query }: { query: DictionaryListQuery },
): Promise<{ rows: DictionaryInfo[]; total: number }> {
  const [rows, [counted]] = await call.read(findDictionaries(query), countDictionaries)
  return {
    rows: rows.map((row) => ({
      type: row.type,
      code: row.code,
      name: nameIn(row.names, call.locale),
      entries: Number(row.entries ?? 0),
      source: nameIn(row.source, call.locale),
      sourceDate: row.source_date,
    })),
    total: Number(counted?.total ?? 0),
  }
}

export async function listRegions(
  call: Call,
  { query }: { query: RegionQuery },
): Promise<{ rows: Region[]; total: number }> {
  const parent = query.parent || undefined
  const [regions, known] = await call.read(findRegions(parent), findRegion(parent ?? ''))
  if (parent !== undefined && known.length === 0) throw refuse('region.unknown', { code: parent })
  const rows = regions.map((row) => ({
    code: row.code,
    parent: row.parent,
    level: row.level,
    name: nameIn(row.names, call.locale),
    hasChildren: Boolean(row.has_children),
  }))
  return { rows, total: rows.length }
}

function nameIn(names: unknown, locale: Locale): string {
  const texts = names as Partial<Record<Locale, string>>
  return texts[locale] ?? texts[defaultLocale] ?? ''
}
