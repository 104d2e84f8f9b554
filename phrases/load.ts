import type { Locale } from './locales.ts'

/**
 * The texts of the front ends, one lazily loaded file per language and module. zh-CN is the source: its shape is
 * the type of the other two.
 */
const loaders = {
  client: {
    'zh-CN': async () => (await import('./zh-CN/client.ts')).client,
    'zh-TW': async () => (await import('./zh-TW/client.ts')).client,
    'en-US': async () => (await import('./en-US/client.ts')).client,
  },
  codes: {
    'zh-CN': async () => (await import('./zh-CN/codes.ts')).codes,
    'zh-TW': async () => (await import('./zh-TW/codes.ts')).codes,
    'en-US': async () => (await import('./en-US/codes.ts')).codes,
  },
  machines: {
    'zh-CN': async () => (await import('./zh-CN/machines.ts')).machines,
    'zh-TW': async () => (await import('./zh-TW/machines.ts')).machines,
    'en-US': async () => (await import('./en-US/machines.ts')).machines,
  },
}

export type PhraseModule = keyof typeof loaders
/** A text is a string to the readers of it, whichever words the source language happens to have. */
type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> }
export type Messages = {
  readonly [M in PhraseModule]: Widened<Awaited<ReturnType<(typeof loaders)[M]['zh-CN']>>>
}

const loaded = new Map<string, unknown>()

/** What is already here, for a reader that cannot wait; undefined when it still has to be loaded. */
export const findPhrases = <M extends PhraseModule>(locale: Locale, module: M): Messages[M] | undefined =>
  loaded.get(`${locale}/${module}`) as Messages[M] | undefined

export async function loadPhrases(locale: Locale, modules: readonly PhraseModule[]): Promise<void> {
  await Promise.all(
    modules.map(async (module) => {
      const key = `${locale}/${module}`
      if (!loaded.has(key)) loaded.set(key, await loaders[module][locale]())
    }),
  )
}
