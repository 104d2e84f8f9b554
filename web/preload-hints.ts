import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { publicPaths } from './app/paths.ts'
import { portalPaths } from './lib/pages.ts'

/**
 * Writes dist/preload.json: the files that each route's page needs. The server names them in the page, so that a
 * browser fetches them in parallel instead of discovering them one by one.
 */
export function preloadHints(): Plugin {
  const here = import.meta.dirname
  return {
    name: 'preload-hints',
    generateBundle: {
      // After Vite has removed the chunks that only held styles: their files do not exist.
      order: 'post',
      handler(_, bundle) {
        const files = filesBySource(here, bundle)
        const screens = new Map([
          ...readdirSync(join(here, 'app/screens')).flatMap((file) =>
            screensIn(here, join('app/screens', file)),
          ),
          ...screensIn(here, 'app/public-screens.tsx'),
        ])
        const hints = Object.fromEntries(
          [...publicPaths, ...portalPaths].map((path) => [path, files(sourcesOf(path, screens))]),
        )
        this.emitFile({ type: 'asset', fileName: 'preload.json', source: JSON.stringify(hints) })
      },
    },
  }
}

function sourcesOf(path: string, screens: ReadonlyMap<string, string>): string[] {
  if (path === '/') return ['app/public.tsx', 'screens/public/landing.tsx']
  const screen = screens.get(path)
  if (screen === undefined) throw new Error(`no screen is named for ${path}`)
  const isPublic = (publicPaths as readonly string[]).includes(path)
  return [
    ...(isPublic ? ['app/public.tsx', 'app/public-screens.tsx'] : ['app/portal-parts.ts', 'app/portal.tsx']),
    screen,
  ]
}

/** `'/login': { … import('../screens/public/login.tsx') … }`, as the tables of routes are written. */
function screensIn(here: string, table: string): [string, string][] {
  const text = readFileSync(join(here, table), 'utf8')
  const entries = text.matchAll(/'(\/\w+)':\s*\{[^}]*?import\('(?:\.\.\/)+(screens\/[^']+)'\)/g)
  return [...entries].map((entry) => [entry[1] ?? '', entry[2] ?? ''])
}

/** The chunks that hold the sources and their static imports, with their styles. */
function filesBySource(
  here: string,
  bundle: Rolldown.OutputBundle,
): (sources: readonly string[]) => string[] {
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
