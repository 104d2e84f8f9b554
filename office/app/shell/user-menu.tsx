import { DownOutlined, GlobalOutlined } from '@ant-design/icons'
import { switchLocale } from '@quayside/kit/page/i18n.tsx'
import { currentLocale } from '@quayside/kit/page/locale.ts'
import { useStore } from '@quayside/kit/page/store.ts'
import { chooseTheme, type ThemeChoice, themeChoice } from '@quayside/kit/page/theme-choice.ts'
import { type Locale, localeNames, locales } from '@quayside/phrases/locales.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Button from 'antd/es/button'
import Dropdown from 'antd/es/dropdown'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { forgetSession, session } from '../../lib/session.ts'

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function LanguageMenu() {
  const t = useTranslations('office.user')
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
  const t = useTranslations('office.user')
  const roles = useTranslations('office.roles')
  const navigate = useNavigate()
  const queries = useQueryClient()
  const self = useStore(session)?.self
  const choice = useStore(themeChoice)
  if (!self) return null

  async function logOut(): Promise<void> {
    await api('DELETE auth/token').catch(() => undefined)
    forgetSession()
    queries.clear()
    await navigate({ to: '/office/login' })
  }

  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [choice],
        items: [
          {
            key: 'who',
            type: 'group',
            label: `${self.email} · ${self.roles.map((role) => roles(role)).join(' ')}`,
          },
          { key: 'account', label: t('account') },
          {
            key: 'theme',
            type: 'group',
            label: t('theme'),
            children: themes.map((each) => ({ key: each, label: t(each) })),
          },
          { type: 'divider' },
          { key: 'out', label: t('logOut') },
        ],
        onClick: ({ key }) => {
          const theme = themes.find((each) => each === key)
          if (theme) chooseTheme(theme)
          if (key === 'account') void navigate({ to: '/office/account' })
          if (key === 'out') void logOut()
        },
      }}
    >
      <Button type="text" aria-label={`${t('menu')}: ${self.name}`}>
        <span className="bar-name">{self.name}</span>
        <DownOutlined />
      </Button>
    </Dropdown>
  )
}
