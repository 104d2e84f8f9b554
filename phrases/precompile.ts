import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const phraseFile = /[\\/]phrases[\\/](?:zh-CN|zh-TW|en-US)[\\/][\w-]+[\\/][\w-]+\.ts$/

function compiled(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (Array.isArray(value)) return value.map(compiled)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, compiled(inner)]))
  return value
}

/**
 * Parses the messages at build time, so that the browser needs no parser for them: this takes 12 KB off every first
 * load.
 */
export function precompiledPhrases(): Plugin {
  return {
    name: 'precompiled-phrases',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: [{ find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' }],
      },
      optimizeDeps: { exclude: ['use-intl'] },
    }),
    async load(id) {
      if (!phraseFile.test(id)) return null
      this.addWatchFile(id)
      const texts = (await import(`${pathToFileURL(id).href}?${Date.now()}`)) as Record<string, unknown>
      return Object.entries(texts)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(compiled(value))}`)
        .join('\n')
    },
  }
}
