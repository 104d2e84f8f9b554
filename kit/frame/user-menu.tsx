import { DownOutlined } from '@ant-design/icons-svg'
import { localeNames, locales } from '@quayside/phrases/locales.ts'
import { useTranslations } from 'use-intl'
import { MenuButton } from '../overlays/menu.tsx'
import { switchLocale } from '../page/i18n.tsx'
import { Icon } from '../page/icon.tsx'
import { LanguageSwitch } from '../page/language-switch.tsx'
import { currentLocale } from '../page/locale.ts'
import { usePhone } from '../page/media.ts'
import { chooseTheme, type ThemeChoice, themeChoice } from '../page/theme-choice.ts'
import { useStore } from '../page/use-store.ts'

const themes: readonly ThemeChoice[] = ['light', 'dark', 'system']

export function Languages() {
  const t = useTranslations('kit.frame')
  return (
    <LanguageSwitch
      label={t('language')}
      current={useStore(currentLocale)}
      onChoose={(locale) => void switchLocale(locale)}
    />
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
  const locale = useStore(currentLocale)
  const isPhone = usePhone()
  return (
    <MenuButton
      look="text"
      aria-label={`${t('userMenu')}: ${name}`}
      items={[
        { key: 'who', heading: who },
        ...items.map(({ label, run }) => ({ key: label, label, run })),
        // The bar of a phone leaves its width to the search.
        ...(isPhone
          ? [
              { key: 'language', heading: t('language') },
              ...locales.map((each) => ({
                key: each,
                label: localeNames[each],
                isChosen: each === locale,
                run: () => void switchLocale(each),
              })),
            ]
          : []),
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
      <Icon drawing={DownOutlined} />
    </MenuButton>
  )
}
