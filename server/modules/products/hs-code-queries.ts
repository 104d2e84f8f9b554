import { typedDigits } from '@quayside/contract/products/hs-code.rules.ts'
import type { HsCodeQuery } from '@quayside/contract/products/hs-code.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { trimmedOf } from '../../platform/records/columns.ts'
import { containing, type SortColumns } from '../../platform/records/list-page.ts'

const unitDictionary = 1003
const conditionDictionaries = { supervision: 1009, inspection: 1010 } as const

/** A heading that came without a name has none in any language. */
export const nameIn = (names: RawBuilder<unknown>, locale: Locale) =>
  raw<string>`coalesce(${names} ->> ${locale}, ${names} ->> 'zh-CN', '')`
const unit = (table: string, locale: Locale) =>
  raw<{ code: string; name: string } | null>`case when ${raw.ref(`${table}.value`)} is not null then
    jsonb_build_object('code', ${raw.ref(`${table}.value`)}, 'name', ${nameIn(raw.ref(`${table}.names`), locale)}) end`

/** Everything that begins with these digits: one range of the index, where `:` follows 9. */
const below = (column: string, digits: string) =>
  raw<boolean>`(${raw.ref(column)} >= ${digits} and ${raw.ref(column)} < ${digits} || ':')`

const declared = (locale: Locale) =>
  sql
    .selectFrom('hs_code')
    .leftJoin('dict_entry as first', (join) =>
      join.on('first.type', '=', unitDictionary).onRef('first.value', '=', 'hs_code.first_unit'),
    )
    .leftJoin('dict_entry as second', (join) =>
      join.on('second.type', '=', unitDictionary).onRef('second.value', '=', 'hs_code.second_unit'),
    )
    .where('hs_code.level', '=', 10)
    .select([
      'hs_code.code',
      'hs_code.is_sample',
      nameIn(raw.ref('hs_code.names'), locale).as('name'),
      unit('first', locale).as('first_unit'),
      unit('second', locale).as('second_unit'),
    ])

/** One condition a word, so that the trigram index narrows each. */
const wordsAtMost = 6
const wordsOf = (keyword: string): string[] =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsAtMost)

function matching(keyword: string | undefined): RawBuilder<boolean>[] {
  if (!keyword) return []
  const digits = typedDigits(keyword)
  // The three inspection digits behind ten are not the tariff's.
  if (digits !== undefined) return [below('hs_code.code', digits.slice(0, 10))]
  return wordsOf(keyword).map((word) => raw<boolean>`hs_code.search like ${containing(word)}`)
}

export function findHsCodes(locale: Locale, filter: Pick<HsCodeQuery, 'keyword' | 'chapter' | 'parent'>) {
  const { keyword, chapter, parent } = filter
  let query = declared(locale).select([
    raw<string>`coalesce(hs_code.names ->> 'zh-CN', '')`.as('chinese_name'),
    raw<string>`coalesce(hs_code.names ->> 'en-US', '')`.as('english_name'),
    trimmedOf('mfn_rate').as('mfn_rate'),
    trimmedOf('general_rate').as('general_rate'),
    trimmedOf('temporary_rate').as('temporary_rate'),
    trimmedOf('vat_rate').as('vat_rate'),
    trimmedOf('refund_rate').as('refund_rate'),
    trimmedOf('consumption_rate').as('consumption_rate'),
    'hs_code.supervision',
    'hs_code.inspection',
    'hs_code.source_date',
  ])
  for (const condition of matching(keyword)) query = query.where(condition)
  if (chapter !== undefined) query = query.where(below('hs_code.code', chapter))
  if (parent !== undefined) query = query.where(below('hs_code.code', parent))
  return query
}

/** Names that begin with the first word go before those that only contain it: LED before shelled nuts. */
export function beginsWith(keyword: string | undefined) {
  const [word] = keyword && typedDigits(keyword) === undefined ? wordsOf(keyword) : []
  const pattern = word?.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)
  return raw<boolean>`(${pattern ?? null}::text is not null and hs_code.search ~ (${String.raw`\m`} || ${pattern ?? ''}))`
}

export type HsCodeRow = Awaited<ReturnType<ReturnType<typeof findHsCodes>['execute']>>[number]

export const hsCodeSort: SortColumns<NonNullable<HsCodeQuery['orderByColumn']>> = {
  id: raw`hs_code.code`,
  code: raw`hs_code.code`,
  mfnRate: raw`hs_code.mfn_rate`,
  vatRate: raw`hs_code.vat_rate`,
  refundRate: raw`hs_code.refund_rate`,
}

export const findHsCode = (locale: Locale, code: string) =>
  findHsCodes(locale, {}).where('hs_code.code', '=', code).select('hs_code.elements')

export function findHsOptions(locale: Locale, keyword: string | undefined, limit: number) {
  let query = declared(locale).orderBy(beginsWith(keyword), 'desc').orderBy('hs_code.code').limit(limit)
  for (const condition of matching(keyword)) query = query.where(condition)
  return query
}

/** Chapter, heading and subheading of a code, from the top. */
export const findHsPath = (locale: Locale, code: string) =>
  sql
    .selectFrom('hs_code')
    .select(['code', nameIn(raw.ref('hs_code.names'), locale).as('name')])
    .where('code', '=', raw<string>`any(${[2, 4, 6, 8].map((length) => code.slice(0, length))}::text[])`)
    .orderBy('level')

/** The letters of a code in words, in the order in which customs writes them. */
export const findHsConditions = (locale: Locale, code: string, kind: keyof typeof conditionDictionaries) =>
  sql
    .selectFrom('hs_code')
    .innerJoin('dict_entry', (join) =>
      join
        .on('dict_entry.type', '=', conditionDictionaries[kind])
        .on(raw<boolean>`position(dict_entry.value in ${raw.ref(`hs_code.${kind}`)}) > 0`),
    )
    .where('hs_code.code', '=', code)
    .select([
      'dict_entry.value as code',
      nameIn(raw.ref('dict_entry.names'), locale).as('name'),
      raw<'import' | 'export' | 'both'>`coalesce(dict_entry.attributes ->> 'direction', 'both')`.as(
        'direction',
      ),
    ])
    .orderBy(raw`position(dict_entry.value in ${raw.ref(`hs_code.${kind}`)})`)
