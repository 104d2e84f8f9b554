import type { Locale } from '@quayside/phrases/locales.ts'
import { brandOf, findBrand, findPicture } from '../brand/brand.ts'
import type { Platform } from '../platform.ts'
import { staffReader } from '../records/read-within.ts'
import { findSettings, readSettings } from '../system/settings.ts'
import type { OwnIcon } from './app-icons.ts'

/** How the provider calls the portal, its colour and its icon, for what browsers show outside of its pages. */
type InstallBrand = {
  readonly name: string
  readonly shortName: string
  readonly color: string
  /** The address of the icon that the provider has set. */
  readonly icon: string | undefined
}

const usualColor = '#0958d9'

/** The one place that reads them: an installed portal, its icons and its offline page follow the settings. */
export async function readInstallBrand({ app }: Platform, locale: Locale): Promise<InstallBrand> {
  const [rows = [], [stored] = []] = await app.read([findSettings.compile(), findBrand.compile()])
  const { title, productName } = readSettings(rows as { key: string; value: unknown }[], locale)
  const { work, favicon } = brandOf(stored?.['value'])
  return { name: title, shortName: productName, color: work || usualColor, icon: favicon?.address }
}

export async function readOwnIcon(
  platform: Platform,
  { icon: address }: InstallBrand,
): Promise<OwnIcon | undefined> {
  if (address === undefined) return undefined
  const [[picture]] = await staffReader(platform)(findPicture(address))
  return picture && { address, content: picture.content }
}
