import { type Locale, localeNames, localeSigns, locales } from '@quayside/phrases/locales.ts'
import './language-switch.css'

type Props = {
  readonly label: string
  readonly current: Locale
  readonly onChoose: (locale: Locale) => void
}

/** A name that contains the visible sign, so that it can be spoken to the browser: EN English. */
const nameOf = (locale: Locale): string =>
  localeNames[locale].startsWith(localeSigns[locale])
    ? localeNames[locale]
    : `${localeSigns[locale]} ${localeNames[locale]}`

/** All languages are visible: one click, no menu. */
export function LanguageSwitch({ label, current, onChoose }: Props) {
  return (
    <fieldset className="languages" aria-label={label}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={nameOf(locale)}
          title={localeNames[locale]}
          aria-pressed={locale === current}
          onClick={() => onChoose(locale)}
        >
          {localeSigns[locale]}
        </button>
      ))}
    </fieldset>
  )
}
