import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { portalLoaders as enUS } from '@quayside/phrases/en-US/portal-loaders.ts'
import type { PhraseModule } from '@quayside/phrases/load.ts'
import { type Locale, locales } from '@quayside/phrases/locales.ts'
import { portalLoaders as zhCN } from '@quayside/phrases/zh-CN/portal-loaders.ts'
import { portalLoaders as zhTW } from '@quayside/phrases/zh-TW/portal-loaders.ts'
import type { Plugin, Rolldown } from 'vite'
import { sentFirstOf } from './app/first-calls.ts'
import { publicPaths } from './app/paths.ts'
import type { Screen } from './app/screens/screen.ts'
import { portalPaths } from './lib/pages/pages.ts'

const here = import.meta.dirname
const isPublic = (path: string): boolean => publicPaths.some((each) => each === path)

/**
 * Writes dist/preload.json: the files, texts and first call of each route's page. The server names them in the page, so
 * that a browser fetches them in parallel instead of discovering them one by one.
 */
export function preloadHints(): Plugin {
  return {
    name: 'preload-hints',
    generateBundle: {
      // After Vite has removed the chunks that only held styles: their files do not exist.
      order: 'post',
      async handler(_, bundle) {
        const filesOf = filesBySource(bundle)
        const tables = await readScreens()
        const sources = new Map(readdirSync(join(here, 'app/screens')).flatMap(screensIn))
        const hints = [...publicPaths, ...portalPaths].map((path) => {
          const { modules = [] } = tables[path] ?? {}
          const first = sentFirstOf(path)
          const files = filesOf(sourcesOf(path, sources))
          const textsIn = (locale: Locale) =>
            filesOf(textSources(path, modules, locale)).filter((file) => !files.includes(file))
          const page = {
            texts: Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])),
            ...(first.length > 0 && { first }),
          }
          return [path, { files, page }]
        })
        const source = JSON.stringify(Object.fromEntries(hints))
        this.emitFile({ type: 'asset', fileName: 'preload.json', source })
      },
    },
  }
}

/** The tables of routes are read by Node itself: their screens are imported only when one is opened. */
async function readScreens(): Promise<Readonly<Record<string, Screen>>> {
  const { allScreens } = (await import(pathToFileURL(join(here, 'app/screens.ts')).href)) as {
    allScreens: () => Promise<Record<string, Screen>>
  }
  const { publicScreens } = (await import(pathToFileURL(join(here, 'app/screens/public.ts')).href)) as {
    publicScreens: Record<string, Screen>
  }
  return { ...(await allScreens()), ...publicScreens }
}

function sourcesOf(path: string, screens: ReadonlyMap<string, readonly string[]>): string[] {
  if (path === '/') return ['app/public.tsx', 'screens/public/landing.tsx']
  const screen = screens.get(path)
  if (screen === undefined) throw new Error(`no screen is named for ${path}`)
  return [
    ...(isPublic(path)
      ? ['app/public.tsx', 'app/public-screens.tsx']
      : ['app/portal-parts.ts', 'app/portal.tsx']),
    ...screen,
  ]
}

const loaders: Readonly<Record<Locale, { readonly [M in PhraseModule]?: unknown }>> = {
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
}

/** The files of texts that a page waits for, as it is started: web/app/public.tsx, frame.tsx and portal.tsx. */
function textSources(path: string, modules: readonly PhraseModule[], locale: Locale): string[] {
  const frame: readonly PhraseModule[] = isPublic(path) ? ['client'] : ['client', 'shell', 'kit']
  const pages = isPublic(path) ? [`../phrases/${locale}/public/pages.ts`] : []
  if (path === '/') return pages
  const files = [...frame, ...modules].map((module) => {
    const file = /import\('\.\/([^']+)'\)/.exec(String(loaders[locale][module]))?.[1]
    if (file === undefined) throw new Error(`no file of texts is named for ${module}`)
    return `../phrases/${locale}/${file}`
  })
  return [...pages, `../phrases/${locale}/portal-loaders.ts`, ...files]
}

/**
 * The screen of a route and its table, as the tables of routes are written:
 * `'/login': { … import('../../screens/public/login.tsx') … }`.
 */
function screensIn(table: string): [string, string[]][] {
  const text = readFileSync(join(here, 'app/screens', table), 'utf8')
  const entries = text.matchAll(/'(\/\w+)':\s*\{[^}]*?import\('(?:\.\.\/)+(screens\/[^']+)'\)/g)
  return [...entries].map((entry) => [entry[1] ?? '', [`app/screens/${table}`, entry[2] ?? '']])
}

/** The chunks that hold the sources and their static imports, with their styles. */
function filesBySource(bundle: Rolldown.OutputBundle): (sources: readonly string[]) => string[] {
  const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const bySource = new Map(
    chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [relative(here, id), chunk] as const)),
  )
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return (sources) => {
    const found = new Set<string>()
    const take = (chunk: Rolldown.OutputChunk | undefined): void => {
      if (!chunk || found.has(chunk.fileName)) return
      found.add(chunk.fileName)
      const styles = (chunk as Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } })
        .viteMetadata
      for (const style of styles?.importedCss ?? []) found.add(style)
      for (const file of chunk.imports) take(byFile.get(file))
    }
    for (const source of sources) {
      const chunk = bySource.get(source)
      if (!chunk) throw new Error(`${source} is in no chunk`)
      take(chunk)
    }
    return [...found]
  }
}
