import ConfigProvider from 'antd/es/config-provider'
import dayjs from 'dayjs'
import { type ReactNode, use, useMemo } from 'react'
import { useReducedMotion } from '../media.ts'
import { currentLocale } from '../page/locale.ts'
import { useStore } from '../page/store.ts'
import { currentTheme } from '../page/theme-choice.ts'
import { wordsOf } from './locale.ts'
import { themeOf } from './theme.ts'

/** What every part of antd below it shares: our theme and the page's language. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const name = useStore(currentTheme)
  const isStill = useReducedMotion()
  const theme = useMemo(() => themeOf(name, isStill), [name, isStill])
  const words = use(wordsOf(useStore(currentLocale)))
  dayjs.locale(words.dayjs)
  return (
    <ConfigProvider theme={theme} locale={words.antd}>
      {children}
    </ConfigProvider>
  )
}
