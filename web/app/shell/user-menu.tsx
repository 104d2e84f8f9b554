import { DownOutlined, GlobalOutlined } from '@ant-design/icons'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/store.ts'
import { chooseTheme, type ThemeChoice, themeChoice } from '@quayside/kit/page/theme-choice.ts'
import { type Locale, localeNames, locales } from '@quayside/phrases/locales.ts'
import { useNavigate } from '@tanstack/react-router'
import Button from 'antd/es/button'
import Dropdown from 'antd/es/dropdown'
import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { logOut } from '../../lib/log-in.ts'
import { session } from '../../lib/session.ts'

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system']

const PasswordDialog = lazy(() => import('../../lib/password-dialog.tsx'))

export function LanguageMenu() {
  const t = useTranslations('shell')
  const locale = useStore(currentLocale)
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [locale],
        items: locales.map((each) => ({ key: each, label: <span lang={each}>{localeNames[each]}</span> })),
        onClick: ({ key }) => void switchLocale(key as Locale),
      }}
    >
      <Button type="text" icon={<GlobalOutlined />} aria-label={`${t('language')}: ${localeNames[locale]}`}>
        <span className="bar-wide">{localeNames[locale]}</span>
      </Button>
    </Dropdown>
  )
}

export function UserMenu() {
  const t = useTranslations('shell')
  const { userInfo } = useStore(session)
  const choice = useStore(themeChoice)
  const navigate = useNavigate()
  const [isChanging, setChanging] = useState(false)
  if (!userInfo)
    return (
      <Button type="primary" href="/login">
        {t('user.logIn')}
      </Button>
    )
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          selectedKeys: [choice],
          items: [
            { key: 'who', type: 'group', label: `${userInfo.userName} · ${userInfo.mobile}` },
            { key: 'information', label: t('pages.myInformation') },
            { key: 'password', label: t('user.changePassword') },
            {
              key: 'theme',
              type: 'group',
              label: t('theme.label'),
              children: themes.map((each) => ({ key: each, label: t(`theme.${each}`) })),
            },
            { type: 'divider' },
            { key: 'out', label: t('user.logOut') },
          ],
          onClick: ({ key }) => {
            const theme = themes.find((each) => each === key)
            if (theme) chooseTheme(theme)
            if (key === 'information') void navigate({ to: '/myInformation' })
            if (key === 'password') setChanging(true)
            if (key === 'out') void logOut()
          },
        }}
      >
        <Button type="text" aria-label={`${t('user.menu')}: ${userInfo.userName}`}>
          <span className="bar-name">{userInfo.userName}</span>
          <DownOutlined />
        </Button>
      </Dropdown>
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
