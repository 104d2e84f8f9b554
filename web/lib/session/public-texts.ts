import { currentLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/use-store.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Wording } from '@quayside/phrases/wording.ts'
import type { publicPages as source } from '@quayside/phrases/zh-CN/public/pages.ts'

type PublicTexts = Wording<typeof source>

const loaders: Record<Locale, () => Promise<PublicTexts>> = {
  'zh-CN': async () => (await import('@quayside/phrases/zh-CN/public/pages.ts')).publicPages,
  'zh-TW': async () => (await import('@quayside/phrases/zh-TW/public/pages.ts')).publicPages,
  'en-US': async () => (await import('@quayside/phrases/en-US/public/pages.ts')).publicPages,
}
const loaded = new Map<Locale, PublicTexts>()

export async function loadPublicTexts(locale: Locale): Promise<void> {
  if (!loaded.has(locale)) loaded.set(locale, await loaders[locale]())
}

/** The frame of the public pages, without a formatter: docs/decisions/0005-landing-within-80-kb.md */
export function usePublicTexts(): PublicTexts {
  const locale = useStore(currentLocale)
  const texts = loaded.get(locale)
  if (!texts) throw new Error(`the public texts in ${locale} are not loaded`)
  return texts
}
