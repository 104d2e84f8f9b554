import type { Locale } from '@quayside/phrases/locales.ts'
import { useLocale, useTranslations } from 'use-intl'

type OfficeBrand = {
  readonly names: Readonly<Record<Locale, string>>
  readonly logo: string | null
  readonly logoDark: string | null
}

/** Written into the page by the server; absent where the database was slow, and while developing. */
function readServed(): OfficeBrand | undefined {
  const element = document.getElementById('office-brand')
  return element ? (JSON.parse(element.textContent) as OfficeBrand) : undefined
}
const served = readServed()

/** The provider's name for the back office, and its logo on dark and on light grounds. */
export function useOfficeBrand(): {
  readonly name: string
  readonly onDark: string | null
  readonly logo: string | null
  readonly logoDark: string | null
} {
  const t = useTranslations('office')
  const locale = useLocale() as Locale
  const product = served?.names[locale] ?? ''
  return {
    name: product === '' ? t('brand') : t('brandOf', { product }),
    onDark: served?.logoDark ?? served?.logo ?? null,
    logo: served?.logo ?? null,
    logoDark: served?.logoDark ?? null,
  }
}
