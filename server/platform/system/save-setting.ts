import { refuse } from '@quayside/contract/refusals.ts'
import { defaultLocale, locales } from '@quayside/phrases/locales.ts'
import type { Tx } from '../database/database.ts'
import { getOrRefuse } from '../session/call.ts'
import { savedSettings } from './settings.ts'

/** Every page reads settings, so each language's value is validated before it is saved. */
export async function saveSetting(
  tx: Tx,
  input: { key: string; value: Record<string, unknown>; version: number },
): Promise<{ value: Record<string, unknown>; version: number; updated_at: string }> {
  const { [input.key as keyof typeof savedSettings]: schema } = savedSettings
  if (schema === undefined) throw refuse('setting.unknown', { name: input.key })
  const languages = Object.keys(input.value)
  const isKnown = (language: string): boolean =>
    language === '*' || locales.some((locale) => locale === language)
  const unknown = languages.find((language) => !isKnown(language))
  if (unknown !== undefined) throw refuse('settingContent.invalid', { place: unknown })
  if (!languages.includes('*') && !languages.includes(defaultLocale))
    throw refuse('settingContent.invalid', { place: defaultLocale })
  const value: Record<string, unknown> = {}
  for (const language of languages) {
    const parsed = schema.safeParse(input.value[language])
    if (parsed.success) {
      value[language] = parsed.data
      continue
    }
    const path = parsed.error.issues[0]?.path.map(String) ?? []
    throw refuse('settingContent.invalid', { place: [language, ...path].join('.') })
  }
  const before = await tx
    .selectFrom('system_config')
    .select('version')
    .where('key', '=', input.key)
    .forUpdate()
    .executeTakeFirst()
  if (getOrRefuse(before).version !== input.version) throw refuse('record.stale')
  const saved = await tx
    .updateTable('system_config')
    .set({ value: JSON.stringify(value) })
    .where('key', '=', input.key)
    .returning(['version', 'updated_at'])
    .executeTakeFirstOrThrow()
  return { ...saved, value }
}
