import { DownOutlined, GlobalOutlined } from '@ant-design/icons'
import { localeNames, locales } from '@quayside/phrases/locales.ts'
import { useTranslations } from 'use-intl'
import { MenuButton } from '../menu.tsx'
import { switchLocale } from '../page/i18n.tsx'
import { currentLocale } from '../page/locale.ts'
import { useStore } from '../page/store.ts'
import { chooseTheme, type ThemeChoice, themeChoice } from '../page/theme-choice.ts'

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function LanguageMenu() {
  const t = useTranslations('kit.frame')
  const locale = useStore(currentLocale)
  return (
    <MenuButton
      look="text"
      icon={<GlobalOutlined />}
      aria-label={`${t('language')}: ${localeNames[locale]}`}
      items={locales.map((each) => ({
        key: each,
        label: <span lang={each}>{localeNames[each]}</span>,
        isChosen: each === locale,
        run: () => void switchLocale(each),
      }))}
    >
      <span className="bar-wide">{localeNames[locale]}</span>
    </MenuButton>
  )
}

type Props = {
  readonly name: string
  /** A second line about the user: company or roles. */
  readonly who: string
  /** Actions on the user's own account. */
  readonly items: readonly { readonly label: string; readonly run: () => void }[]
  readonly onLogOut: () => void
}

/** The user's account, the theme, and logging out. */
export function UserMenu({ name, who, items, onLogOut }: Props) {
  const t = useTranslations('kit.frame')
  const choice = useStore(themeChoice)
  return (
    <MenuButton
      look="text"
      aria-label={`${t('userMenu')}: ${name}`}
      items={[
        { key: 'who', heading: who },
        ...items.map(({ label, run }) => ({ key: label, label, run })),
        { key: 'theme', heading: t('theme') },
        ...themes.map((each) => ({
          key: each,
          label: t(each),
          isChosen: each === choice,
          run: () => chooseTheme(each),
        })),
        { key: 'line' },
        { key: 'out', label: t('logOut'), run: onLogOut },
      ]}
    >
      <span className="bar-name">{name}</span>
      <DownOutlined />
    </MenuButton>
  )
}
