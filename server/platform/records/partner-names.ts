import { readsEnglishNames } from '@quayside/contract/kernel/partner-name.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'

/** A registered name for the reader, by the rule of the contract: both are names of columns. */
export const partnerNameIn = (
  locale: Locale,
  { name, englishName }: { name: string; englishName: string },
) =>
  readsEnglishNames(locale)
    ? raw<string>`coalesce(nullif(${raw.ref(englishName)}, ''), ${raw.ref(name)})`
    : raw<string>`${raw.ref(name)}`

/** A supplier's name for the reader; null where a join found none. */
export const supplierNameIn = (alias: string, locale: Locale) =>
  partnerNameIn(locale, { name: `${alias}.name`, englishName: `${alias}.english_name` })

/** A customer has a Chinese name, an English one or both: the reader's first. */
export function customerNameIn(alias: string, locale: Locale) {
  const [english, chinese] = [raw.ref(`${alias}.english_name`), raw.ref(`${alias}.chinese_name`)]
  return readsEnglishNames(locale)
    ? raw<string>`coalesce(nullif(${english}, ''), ${chinese})`
    : raw<string>`coalesce(nullif(${chinese}, ''), ${english})`
}
