import { allDictionaries } from '@quayside/db/seeds/reference/all-dictionaries.ts'
import { regions } from '@quayside/db/seeds/reference/regions.ts'
import { sql as raw } from 'kysely'
import type { Database, Tx } from '../platform/database/database.ts'
import { romanised, searchTextOf } from '../platform/pinyin.ts'
import { seedHsCodes } from './seed-hs-codes.ts'
import { seedSettings } from './seed-settings.ts'

/** An advisory lock number that no other lock uses. */
const seedLock = 7_201

/**
 * Brings the shipped dictionaries, regions and customs codes into the database. Changes by the provider are kept:
 * only a dictionary that is not there yet is filled.
 */
export async function seedReference(staff: Database): Promise<void> {
  await staff.transaction([], async (tx) => {
    await raw`select pg_advisory_xact_lock(${seedLock})`.execute(tx)
    const known = await tx.selectFrom('dict').select('type').execute()
    const types = new Set(known.map(({ type }) => type))
    for (const dictionary of allDictionaries) {
      if (!types.has(dictionary.type)) await insertDictionary(tx, dictionary)
    }
    const region = await tx.selectFrom('region').select('code').limit(1).executeTakeFirst()
    if (!region) await insertRegions(tx)
    await seedHsCodes(tx)
    await seedSettings(tx)
  })
}

async function insertDictionary(tx: Tx, dictionary: (typeof allDictionaries)[number]): Promise<void> {
  const { type, code, source, sourceDate, hidden = [] } = dictionary
  const inEach = (of: { zhCN: string; zhTW: string; en: string }) =>
    JSON.stringify({ 'zh-CN': of.zhCN, 'zh-TW': of.zhTW, 'en-US': of.en })
  await tx
    .insertInto('dict')
    .values({ type, code, names: inEach(dictionary), source: inEach(source), source_date: sourceDate })
    .execute()
  const rows = await Promise.all(
    dictionary.entries.map(async (entry, place) => ({
      type,
      value: entry.value,
      names: { 'zh-CN': entry.zhCN, 'zh-TW': entry.zhTW, 'en-US': entry.en },
      search: await searchTextOf(entry.zhCN),
      group_name: entry.group ?? null,
      attributes: entry.attributes ?? {},
      is_hidden: hidden.includes(entry.value),
      sort: place,
    })),
  )
  await raw`insert into dict_entry (type, value, names, search, group_name, attributes, is_hidden, sort)
    select type, value, names, search, group_name, attributes, is_hidden, sort
    from jsonb_populate_recordset(null::dict_entry, ${JSON.stringify(rows)}::jsonb)`.execute(tx)
}

async function insertRegions(tx: Tx): Promise<void> {
  const { Converter } = await import('opencc-js/cn2t')
  const toTraditional = Converter({ from: 'cn', to: 'tw' })
  const rows = await Promise.all(
    regions.map(async (region) => ({
      code: region.code,
      parent: region.parent ?? null,
      level: region.level,
      names: {
        'zh-CN': region.zhCN,
        'zh-TW': region.zhTW ?? toTraditional(region.zhCN),
        'en-US': region.en ?? (await romanised(region.zhCN)),
      },
    })),
  )
  await raw`insert into region (code, parent, level, names)
    select code, parent, level, names from jsonb_populate_recordset(null::region, ${JSON.stringify(rows)}::jsonb)
    order by level`.execute(tx)
}
