import { LoadingOutlined } from '@ant-design/icons'
import ConfigProvider from 'antd/es/config-provider'
import { type ReactNode, useMemo } from 'react'
import { useReducedMotion } from './media.ts'
import { useAntdLocale } from './page/antd-locale.ts'
import { useStore } from './page/store.ts'
import { currentTheme } from './page/theme-choice.ts'
import { themeOf } from './theme.ts'

/**
 * A busy button turns without fading in and out. The library's own icon waits for the end of its fading; when the
 * answer comes before the icon was drawn, that end never comes, and the button is called 'loading' ever after.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> }

/** What every part of antd below it shares: our theme, the page's language, our buttons. */
export function AntdProvider({ children }: { children: ReactNode }) {
  const name = useStore(currentTheme)
  const isStill = useReducedMotion()
  const theme = useMemo(() => themeOf(name, isStill), [name, isStill])
  const locale = useAntdLocale()
  return (
    <ConfigProvider theme={theme} {...(locale && { locale })} button={button}>
      {children}
    </ConfigProvider>
  )
}
