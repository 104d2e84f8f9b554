import { type Locale, locales } from '@quayside/phrases/locales.ts'

type Props = {
  label: string
  names: Readonly<Record<Locale, string>>
  current: Locale
  onChoose: (locale: Locale) => void
}

/** All languages are visible: one click, no menu. */
export function LanguageSwitch({ label, names, current, onChoose }: Props) {
  return (
    <fieldset className="languages">
      <legend className="visually-hidden">{label}</legend>
      {locales.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === current}
          onClick={() => onChoose(locale)}
        >
          {names[locale]}
        </button>
      ))}
    </fieldset>
  )
}
