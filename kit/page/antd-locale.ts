import type { Locale } from '@quayside/phrases/locales.ts'
import type { Locale as AntdLocale } from 'antd/es/locale'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { currentLocale } from './locale.ts'
import { useStore } from './store.ts'

type Loaded = { antd: AntdLocale; dayjs: string }

const loaders: Record<Locale, () => Promise<Loaded>> = {
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

const loaded = new Map<Locale, AntdLocale>()

/** Before the first render too: antd draws its tree anew when words come to a tree that had none. */
export async function loadAntdLocale(locale: Locale): Promise<void> {
  const next = await loaders[locale]()
  dayjs.locale(next.dayjs)
  loaded.set(locale, next.antd)
}

/** antd's and the calendar's own words, in step with ours. */
export function useAntdLocale(): AntdLocale | undefined {
  const locale = useStore(currentLocale)
  const [words, setWords] = useState(loaded.get(locale))
  useEffect(() => {
    let isCurrent = true
    const load = async (): Promise<void> => {
      await loadAntdLocale(locale)
      if (isCurrent) setWords(loaded.get(locale))
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [locale])
  return words
}
