import { DownOutlined, GlobalOutlined } from '@ant-design/icons'
import { type Locale, localeNames, locales } from '@quayside/phrases/locales.ts'
import Button from 'antd/es/button'
import Dropdown from 'antd/es/dropdown'
import { useTranslations } from 'use-intl'
import { switchLocale } from '../page/i18n.tsx'
import { currentLocale } from '../page/locale.ts'
import { useStore } from '../page/store.ts'
import { chooseTheme, type ThemeChoice, themeChoice } from '../page/theme-choice.ts'

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function LanguageMenu() {
  const t = useTranslations('kit.frame')
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

type Props = {
  readonly name: string
  /** Who it is, more exactly. */
  readonly who: string
  /** What one can do about oneself. */
  readonly items: readonly { readonly label: string; readonly run: () => void }[]
  readonly onLogOut: () => void
}

/** Oneself, the theme, and the way out. */
export function UserMenu({ name, who, items, onLogOut }: Props) {
  const t = useTranslations('kit.frame')
  const choice = useStore(themeChoice)
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectedKeys: [choice],
        items: [
          { key: 'who', type: 'group', label: who },
          ...items.map(({ label, run }) => ({ key: label, label, onClick: run })),
          {
            key: 'theme',
            type: 'group',
            label: t('theme'),
            children: themes.map((each) => ({ key: each, label: t(each), onClick: () => chooseTheme(each) })),
          },
          { type: 'divider' },
          { key: 'out', label: t('logOut'), onClick: onLogOut },
        ],
      }}
    >
      <Button type="text" aria-label={`${t('userMenu')}: ${name}`}>
        <span className="bar-name">{name}</span>
        <DownOutlined />
      </Button>
    </Dropdown>
  )
}
