import type { Locale } from '@quayside/phrases/locales.ts'
import { brandOf, findBrand } from '../brand/brand.ts'
import type { Platform } from '../platform.ts'
import { findSettings, readSettings } from '../system/settings.ts'
import type { LetterBrand } from './write-letter.ts'

/** Of letters where the provider has no colours of its own. */
const usualColours = { ink: '#0b2a43', work: '#165dff' }

/** Read for each letter, so that a change is in the next one. */
export async function readLetterBrand({ staff }: Platform, locale: Locale): Promise<LetterBrand> {
  const [settings = [], [row] = []] = await staff.read([findSettings.compile(), findBrand.compile()])
  const { title } = readSettings(settings as { key: string; value: unknown }[], locale)
  const { ink, work, mailFooter } = brandOf(row?.['value'])
  return {
    name: title,
    ink: ink || usualColours.ink,
    work: work || usualColours.work,
    footer: mailFooter[locale],
  }
}
