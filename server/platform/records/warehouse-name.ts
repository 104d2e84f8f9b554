import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'

/** A warehouse's name in the reader's language. */
export const nameIn = (alias: string, locale: Locale) =>
  raw<string>`coalesce(${raw.ref(`${alias}.names`)} ->> ${raw.lit(locale)}, ${raw.ref(`${alias}.names`)} ->> ${raw.lit(defaultLocale)})`
