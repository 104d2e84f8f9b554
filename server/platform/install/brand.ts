import type { Locale } from '@quayside/phrases/locales.ts'
import type { Platform } from '../platform.ts'
import { findSettings, readSettings } from '../system/settings.ts'

/** How the provider calls the portal, and its colour, for what browsers show outside of its pages. */
type Brand = { readonly name: string; readonly shortName: string; readonly color: string }

/** The one place that reads them: an installed portal, its icons and its offline page follow the settings. */
export async function readBrand({ app }: Platform, locale: Locale): Promise<Brand> {
  const [rows = []] = await app.read([findSettings.compile()])
  const { title, productName } = readSettings(rows as { key: string; value: unknown }[], locale)
  return { name: title, shortName: productName, color: '#0958d9' }
}
