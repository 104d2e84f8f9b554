import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const set = '@ant-design/icons-svg'
const list = '\0used-icons'
const imports = /import \{([^}]*)\} from '@ant-design\/icons-svg'/g

/** The icons that a source imports; types are none. */
export const iconsIn = (source: string): string[] =>
  [...source.matchAll(imports)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  )

/**
 * A build reads the icons that the sources in these folders import, and not the whole set: it has 850 modules,
 * which were two of ten modules of a build.
 */
export function usedIcons(...folders: string[]): Plugin {
  return {
    name: 'used-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === set ? { id: list, moduleSideEffects: false } : null),
    async load(id) {
      if (id !== list) return null
      const names = new Set<string>()
      for (const folder of folders)
        for await (const file of glob('**/*.{ts,tsx}', { cwd: folder, exclude: ['node_modules', 'dist'] }))
          for (const name of iconsIn(await readFile(join(folder, file), 'utf8'))) names.add(name)
      const lines = [...names]
        .toSorted()
        .map((name) => `export { default as ${name} } from '${set}/es/asn/${name}'`)
      return lines.join('\n')
    },
  }
}
