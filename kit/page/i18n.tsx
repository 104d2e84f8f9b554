import { findPhrases, loadPhrases, type Messages, type PhraseModule } from '@quayside/phrases/load.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type ComponentType, createContext, type ReactNode, use, useContext, useEffect, useMemo } from 'react'
import { IntlProvider } from 'use-intl'
import { giveClientTexts } from './client-texts.ts'
import { currentLocale, keepLocale, whenChosenElsewhere } from './locale.ts'
import { useStore } from './use-store.ts'

const Outer = createContext<readonly PhraseModule[]>([])
const underWay = new Map<string, Promise<void>>()
/** The modules in use, which must be loaded in the next language before the switch. */
const inUse = new Map<PhraseModule, number>()

function waitFor(locale: Locale, modules: readonly PhraseModule[]): Promise<void> {
  const key = `${locale}:${modules.join()}`
  const waiting = underWay.get(key) ?? loadPhrases(locale, modules)
  underWay.set(key, waiting)
  return waiting
}

/** Makes the texts of some modules available to everything inside; suspends until they are loaded. */
export function Phrases({ modules, children }: { modules: readonly PhraseModule[]; children: ReactNode }) {
  const locale = useStore(currentLocale)
  const outer = useContext(Outer)
  const all = useMemo(() => [...new Set([...outer, ...modules])], [outer, modules])
  if (all.some((module) => findPhrases(locale, module) === undefined)) use(waitFor(locale, all))
  const messages = useMemo(
    () => Object.fromEntries(all.map((module) => [module, findPhrases(locale, module)])) as Messages,
    [all, locale],
  )
  useEffect(() => {
    for (const module of modules) inUse.set(module, (inUse.get(module) ?? 0) + 1)
    return () => {
      for (const module of modules) inUse.set(module, (inUse.get(module) ?? 1) - 1)
    }
  }, [modules])
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

/** Before the first render: loads the client's texts and those of the first page. */
export async function startPhrases(modules: readonly PhraseModule[]): Promise<void> {
  const locale = currentLocale.get()
  document.documentElement.lang = locale
  await loadPhrases(locale, ['client', ...modules])
  giveClientTexts((findPhrases(locale, 'client') as Messages['client']).call)
}

/** A language chosen in one tab applies to the others. */
export const followOtherTabs = (): void => whenChosenElsewhere((locale) => void switchLocale(locale))

let wanted: Locale | undefined

/** Changes the language without a reload: loads the texts first, so that nothing flickers. The last choice counts. */
export async function switchLocale(locale: Locale): Promise<void> {
  wanted = locale
  const shown = [...inUse].filter(([, count]) => count > 0).map(([module]) => module)
  await loadPhrases(locale, ['client', ...shown])
  if (wanted !== locale) return
  giveClientTexts((findPhrases(locale, 'client') as Messages['client']).call)
  keepLocale(locale)
}
