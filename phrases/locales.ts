export const locales = ['zh-CN', 'zh-TW', 'en-US'] as const
export type Locale = (typeof locales)[number]
/** Each language in its own name, so that a user who cannot read the page can change it. */
export const localeNames: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
}
/** In a switch that shows all of them. */
export const localeSigns: Record<Locale, string> = { 'zh-CN': '简', 'zh-TW': '繁', 'en-US': 'EN' }
export const defaultLocale: Locale = 'zh-CN'

const matched = new Map<string, Locale>()

/** The best of our languages for an Accept-Language header. */
export function matchLocale(header: string | undefined): Locale {
  const known = matched.get(header ?? '')
  if (known) return known
  const locale = bestLocale(header ?? '')
  // Browsers send few different headers; the limit keeps other clients from filling the memory.
  if (matched.size < 500) matched.set(header ?? '', locale)
  return locale
}

/** Hong Kong and Macau read traditional characters. */
function bestLocale(header: string): Locale {
  const wanted = header
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/)
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  for (const { tag } of wanted) {
    if (/^zh-(tw|hk|mo|hant)/.test(tag)) return 'zh-TW'
    if (tag === 'zh' || tag.startsWith('zh-')) return 'zh-CN'
    if (tag === 'en' || tag.startsWith('en-')) return 'en-US'
  }
  return defaultLocale
}
