// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- the augmentation below needs the module known
import type {} from 'use-intl'
import type { Locale } from './locales.ts'
import type { officeLoaders } from './zh-CN/office-loaders.ts'
import type { portalLoaders } from './zh-CN/portal-loaders.ts'

/**
 * The texts of the front ends, one lazily loaded file per language and module. zh-CN is the source: its shape is
 * the type of the other two.
 */
type Loaders = typeof portalLoaders & typeof officeLoaders

export type PhraseModule = keyof Loaders
export type Messages = {
  readonly [M in PhraseModule]: Awaited<ReturnType<Loaders[M]>>
}

type LoaderTable = { readonly [M in PhraseModule]?: () => Promise<unknown> }
/** The table of each language is a file of its own, so that a page carries only that of its language. */
export type LoaderTables = Readonly<Record<Locale, () => Promise<LoaderTable>>>

const portalTables: LoaderTables = {
  'zh-CN': async () => (await import('./zh-CN/portal-loaders.ts')).portalLoaders,
  'zh-TW': async () => (await import('./zh-TW/portal-loaders.ts')).portalLoaders,
  'en-US': async () => (await import('./en-US/portal-loaders.ts')).portalLoaders,
}

/** What this front end can load; the back office adds its own when it starts, so that the portal does not carry them. */
const sources = [portalTables]
export const addLoaders = (more: LoaderTables): void => void sources.push(more)

const tables = new Map<Locale, LoaderTable>()

async function loadersOf(locale: Locale): Promise<LoaderTable> {
  const known = tables.get(locale)
  if (known) return known
  const table: LoaderTable = Object.assign({}, ...(await Promise.all(sources.map((each) => each[locale]()))))
  tables.set(locale, table)
  return table
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages
    Locale: Locale
  }
}

const loaded = new Map<string, unknown>()

/** Texts that are already loaded, without waiting; undefined when they are not. */
export const findPhrases = <M extends PhraseModule>(locale: Locale, module: M): Messages[M] | undefined =>
  loaded.get(`${locale}/${module}`) as Messages[M] | undefined

/** The modules that a language has texts of by now. */
export const loadedModules = (locale: Locale): PhraseModule[] =>
  [...loaded.keys()].flatMap((key) => {
    const [of, module] = key.split('/')
    return of === locale ? [module as PhraseModule] : []
  })

export async function loadPhrases(locale: Locale, modules: readonly PhraseModule[]): Promise<void> {
  const missing = modules.filter((module) => findPhrases(locale, module) === undefined)
  if (missing.length === 0) return
  const loaders = await loadersOf(locale)
  await Promise.all(
    missing.map(async (module) => {
      const load = loaders[module]
      if (!load) throw new Error(`this front end has no texts of ${module}`)
      loaded.set(`${locale}/${module}`, await load())
    }),
  )
}
