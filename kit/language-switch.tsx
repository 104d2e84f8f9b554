import { type Locale, localeNames, localeSigns, locales } from '@quayside/phrases/locales.ts'
import './language-switch.css'

type Props = {
  readonly label: string
  readonly current: Locale
  readonly onChoose: (locale: Locale) => void
}

/** All languages are visible: one click, no menu. */
export function LanguageSwitch({ label, current, onChoose }: Props) {
  return (
    <fieldset className="languages" aria-label={label}>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-label={localeNames[locale]}
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
