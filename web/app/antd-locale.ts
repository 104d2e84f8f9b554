import type { Locale } from '@quayside/phrases/locales.ts'
import type { Locale as AntdLocale } from 'antd/es/locale'
import dayjs from 'dayjs'
import { useEffect, useState } from 'react'
import { currentLocale } from '../lib/locale.ts'
import { useStore } from '../lib/store.ts'

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

/** antd's and the calendar's own words, in step with ours. */
export function useAntdLocale(): AntdLocale | undefined {
  const locale = useStore(currentLocale)
  const [loaded, setLoaded] = useState<AntdLocale>()
  useEffect(() => {
    let isCurrent = true
    const load = async (): Promise<void> => {
      const next = await loaders[locale]()
      if (!isCurrent) return
      dayjs.locale(next.dayjs)
      setLoaded(next.antd)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [locale])
  return loaded
}
