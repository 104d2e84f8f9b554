import type { Locale } from '@quayside/phrases/locales.ts'
import { brandOf, findBrand } from '../brand/brand.ts'
import type { Platform } from '../platform.ts'
import { findSettings, readSettings } from '../system/settings.ts'

/** How the provider calls the portal, and its colour, for what browsers show outside of its pages. */
type InstallBrand = { readonly name: string; readonly shortName: string; readonly color: string }

const usualColor = '#0958d9'

/** The one place that reads them: an installed portal, its icons and its offline page follow the settings. */
export async function readInstallBrand({ app }: Platform, locale: Locale): Promise<InstallBrand> {
  const [rows = [], [stored] = []] = await app.read([findSettings.compile(), findBrand.compile()])
  const { title, productName } = readSettings(rows as { key: string; value: unknown }[], locale)
  return { name: title, shortName: productName, color: brandOf(stored?.['value']).work || usualColor }
}
