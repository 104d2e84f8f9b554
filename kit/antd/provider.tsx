import ConfigProvider from 'antd/es/config-provider'
import dayjs from 'dayjs'
import { type KeyboardEvent, type ReactNode, use, useMemo } from 'react'
import { currentLocale } from '../page/locale.ts'
import { useReducedMotion } from '../page/media.ts'
import { currentTheme } from '../page/theme-choice.ts'
import { useStore } from '../page/use-store.ts'
import { wordsOf } from './locale.ts'
import { themeOf } from './theme.ts'

const openPopup = '.ant-picker-dropdown:not([class*=-hidden]), .ant-cascader-dropdown:not([class*=-hidden])'

/** Escape in an open calendar closes the calendar only: the dialog below it ignores keys whose default is prevented. */
function answerEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && document.querySelector(openPopup)) event.preventDefault()
}

/** Configures every antd component below it: theme, language and the handling of Escape. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const name = useStore(currentTheme)
  const isStill = useReducedMotion()
  const theme = useMemo(() => themeOf(name, isStill), [name, isStill])
  const words = use(wordsOf(useStore(currentLocale)))
  dayjs.locale(words.dayjs)
  return (
    <ConfigProvider theme={theme} locale={words.antd}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens for what is inside */}
      <div style={{ display: 'contents' }} onKeyDownCapture={answerEscape}>
        {children}
      </div>
    </ConfigProvider>
  )
}
