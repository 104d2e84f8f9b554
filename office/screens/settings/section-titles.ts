import type { Locale } from '@quayside/phrases/locales.ts'
import type { Wording } from '@quayside/phrases/wording.ts'
import type { publicPages as source } from '@quayside/phrases/zh-CN/public/pages.ts'
import { useEffect, useState } from 'react'

type Titles = Wording<typeof source>['sections']

const loaders: Record<Locale, () => Promise<Titles>> = {
  'zh-CN': async () => (await import('@quayside/phrases/zh-CN/public/pages.ts')).publicPages.sections,
  'zh-TW': async () => (await import('@quayside/phrases/zh-TW/public/pages.ts')).publicPages.sections,
  'en-US': async () => (await import('@quayside/phrases/en-US/public/pages.ts')).publicPages.sections,
}

/** The headings of the landing page, in a language that need not be the reader's. */
export function useSectionTitles(locale: Locale): Titles | undefined {
  const [loaded, setLoaded] = useState<{ locale: Locale; titles: Titles }>()
  useEffect(() => {
    let isCurrent = true
    void loaders[locale]().then((titles) => isCurrent && setLoaded({ locale, titles }))
    return () => {
      isCurrent = false
    }
  }, [locale])
  return loaded?.locale === locale ? loaded.titles : undefined
}
