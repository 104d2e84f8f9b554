// oxlint-disable-next-line import/no-empty-named-blocks, unicorn/require-module-specifiers -- the augmentation below needs the module known
import type {} from 'use-intl'
import { fieldLoaders } from './field-loaders.ts'
import type { Locale } from './locales.ts'
import type { officeLoaders } from './office-loaders.ts'
import { portalLoaders } from './portal-loaders.ts'

/**
 * The texts of the front ends, one lazily loaded file per language and module. zh-CN is the source: its shape is
 * the type of the other two.
 */
type Loaders = typeof portalLoaders & typeof fieldLoaders & typeof officeLoaders

export type PhraseModule = keyof Loaders
export type Messages = {
  readonly [M in PhraseModule]: Awaited<ReturnType<Loaders[M]['zh-CN']>>
}

/** What this front end can load; the back office adds its own when it starts, so that the portal does not carry them. */
const loaders: Partial<Record<PhraseModule, Readonly<Record<Locale, () => Promise<unknown>>>>> = {
  ...portalLoaders,
  ...fieldLoaders,
}
export const addLoaders = (more: typeof officeLoaders): void => void Object.assign(loaders, more)
export const loadableModules = (): PhraseModule[] => Object.keys(loaders) as PhraseModule[]

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

export async function loadPhrases(locale: Locale, modules: readonly PhraseModule[]): Promise<void> {
  await Promise.all(
    modules.map(async (module) => {
      const key = `${locale}/${module}`
      const load = loaders[module]?.[locale]
      if (!load) throw new Error(`this front end has no texts of ${module}`)
      if (!loaded.has(key)) loaded.set(key, await load())
    }),
  )
}
