import type { Locale } from '@quayside/phrases/locales.ts'
import type { Platform } from '../platform.ts'
import { findSettings, readSettings } from './settings.ts'

/** What the provider calls the portal, for texts that leave it: read for each, so that a change is in the next one. */
export async function readProductName({ staff }: Pick<Platform, 'staff'>, locale: Locale): Promise<string> {
  const [rows = []] = await staff.read([findSettings.compile()])
  return readSettings(rows as { key: string; value: unknown }[], locale).productName
}
