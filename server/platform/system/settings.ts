import { LandingContent, LandingSave } from '@quayside/contract/kernel/landing.ts'
import { requiredPublicLine } from '@quayside/contract/kernel/public-text.ts'
import { SupportContact, SupportSave } from '@quayside/contract/kernel/system.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import * as z from 'zod/mini'
import { sql } from '../database/database.ts'

/** The settings the product itself reads, and what each must hold. */
const knownSettings = {
  title: z.string(),
  productName: z.string(),
  support: SupportContact,
  landing: LandingContent,
} as const
/** What a save may hold: names stand in menus, titles and letters, and are never empty. */
export const savedSettings = {
  ...knownSettings,
  title: requiredPublicLine(100),
  productName: requiredPublicLine(40),
  support: SupportSave,
  landing: LandingSave,
} as const
type Known = typeof knownSettings
type Settings = { [K in keyof Known]: z.infer<Known[K]> }

export const findSettings = sql
  .selectFrom('system_config')
  .select(['key', 'value', 'updated_at'])
  .where('is_public', '=', true)
  .orderBy('key')

/** A value is kept in each language, or once under `*` for all of them. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  const texts = value as Record<string, unknown>
  for (const key of [locale, '*', defaultLocale]) if (Object.hasOwn(texts, key)) return texts[key]
  return null
}

/** Parsed, so that an invalid setting is reported here by name instead of failing in a browser. */
export function readSettings(rows: readonly { key: string; value: unknown }[], locale: Locale): Settings {
  const byKey = new Map(rows.map((row) => [row.key, row.value]))
  return Object.fromEntries(
    Object.entries(knownSettings).map(([key, schema]) => [
      key,
      schema.parse(inLanguage(byKey.get(key) ?? {}, locale)),
    ]),
  ) as Settings
}
