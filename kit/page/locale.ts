import { defaultLocale, type Locale, locales } from '@quayside/phrases/locales.ts'
import { createStore } from './store.ts'

const name = 'locale'
const isLocale = (text: string | null): text is Locale => locales.some((locale) => locale === text)

function readChoice(): Locale {
  const chosen = localStorage.getItem(name)
  return isLocale(chosen) ? chosen : defaultLocale
}

/** §9: simplified Chinese unless the user chose another language; the choice is stored in this browser. */
export const currentLocale = createStore<Locale>(readChoice())

/** Calls back when another tab of this browser changes the language, or has changed it while this one was loading. */
export function whenChosenElsewhere(follow: (locale: Locale) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === name && isLocale(event.newValue)) follow(event.newValue)
  })
  const chosen = readChoice()
  if (chosen !== currentLocale.get()) follow(chosen)
}

export function keepLocale(locale: Locale): void {
  localStorage.setItem(name, locale)
  document.documentElement.lang = locale
  currentLocale.set(locale)
}
