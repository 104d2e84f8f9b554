import {
  findPhrases,
  loadedModules,
  loadPhrases,
  type Messages,
  type PhraseModule,
} from '@quayside/phrases/load.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type ComponentType, createContext, type ReactNode, use, useContext, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { giveClientTexts } from './client-texts.ts'
import { currentLocale, keepLocale, whenChosenElsewhere } from './locale.ts'
import { useStore } from './use-store.ts'

const Outer = createContext<readonly PhraseModule[]>([])
const underWay = new Map<string, Promise<void>>()

/** React reads the state of a promise that has settled without waiting; `use` is called by every render. */
const nothingToWaitFor = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined })

/** The promise that a render waited for is the one that it reads afterwards, also once its texts are there. */
function waitFor(locale: Locale, modules: readonly PhraseModule[]): Promise<void> {
  const key = `${locale}:${modules.join()}`
  const waited = underWay.get(key)
  if (waited) return waited
  if (modules.every((module) => findPhrases(locale, module) !== undefined)) return nothingToWaitFor
  const loading = loadPhrases(locale, modules)
  underWay.set(key, loading)
  return loading
}

/** Makes the texts of some modules available to everything inside; suspends until they are loaded. */
export function Phrases({ modules, children }: { modules: readonly PhraseModule[]; children: ReactNode }) {
  const locale = useStore(currentLocale)
  const outer = useContext(Outer)
  const all = useMemo(() => [...new Set([...outer, ...modules])], [outer, modules])
  use(waitFor(locale, all))
  const messages = useMemo(
    () => Object.fromEntries(all.map((module) => [module, findPhrases(locale, module)])) as Messages,
    [all, locale],
  )
  return (
    <Outer value={all}>
      <IntlProvider locale={locale} messages={messages} timeZone="Asia/Shanghai">
        {children}
      </IntlProvider>
    </Outer>
  )
}

/** A part that loads texts which the pages that show it do not have. */
export function withPhrases<P extends object>(modules: readonly PhraseModule[], Part: ComponentType<P>) {
  return function WithPhrases(props: P) {
    return (
      <Phrases modules={modules}>
        <Part {...props} />
      </Phrases>
    )
  }
}

/** Loads the client's texts and those of the first page before the first render. */
export async function startPhrases(modules: readonly PhraseModule[]): Promise<void> {
  const locale = currentLocale.get()
  document.documentElement.lang = locale
  await loadPhrases(locale, ['client', ...modules])
  giveClientTexts((findPhrases(locale, 'client') as Messages['client']).call)
}

/** A language chosen in one tab applies to the others. */
export const followOtherTabs = (): void => whenChosenElsewhere((locale) => void switchLocale(locale))

let wanted: Locale | undefined

/**
 * Changes the language without a reload. All texts that are there in this one are loaded first, those of a page that is
 * still loading too: a page that had to wait for its texts at the switch would take the shown one away. The last choice
 * counts.
 */
export async function switchLocale(locale: Locale): Promise<void> {
  wanted = locale
  for (let missing = missingIn(locale); missing.length > 0; missing = missingIn(locale)) {
    await loadPhrases(locale, missing)
    if (wanted !== locale) return
  }
  giveClientTexts((findPhrases(locale, 'client') as Messages['client']).call)
  keepLocale(locale)
}

const missingIn = (locale: Locale): PhraseModule[] =>
  loadedModules(currentLocale.get()).filter((module) => findPhrases(locale, module) === undefined)
