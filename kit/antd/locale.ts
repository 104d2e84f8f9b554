import type { Locale } from '@quayside/phrases/locales.ts'
import type { Locale as AntdLocale } from 'antd/es/locale'

type Words = { readonly antd: AntdLocale; readonly dayjs: string }

const loaders: Record<Locale, () => Promise<Words>> = {
  'zh-CN': async () => {
    const [antd] = await Promise.all([import('antd/es/locale/zh_CN'), import('dayjs/locale/zh-cn')])
    return { antd: antd.default, dayjs: 'zh-cn' }
  },
  'zh-TW': async () => {
    const [antd] = await Promise.all([import('antd/es/locale/zh_TW'), import('dayjs/locale/zh-tw')])
    return { antd: antd.default, dayjs: 'zh-tw' }
  },
  'en-US': async () => ({ antd: (await import('antd/es/locale/en_US')).default, dayjs: 'en' }),
}

const begun = new Map<Locale, Promise<Words>>()

/** antd's and the calendar's own texts, fetched once for each language. */
export function wordsOf(locale: Locale): Promise<Words> {
  const words = begun.get(locale) ?? loaders[locale]()
  begun.set(locale, words)
  return words
}
