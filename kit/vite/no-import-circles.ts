import type { Plugin, Rolldown } from 'vite'

/**
 * Ends the build when two of its files import each other: one of them would run before the other is there, and the page
 * would stay empty.
 */
export const noImportCircles = (): Plugin => ({
  name: 'no-import-circles',
  generateBundle(_, bundle) {
    const imports = new Map(
      Object.values(bundle)
        .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
        .map((chunk) => [chunk.fileName, chunk.imports]),
    )
    const circle = findCircle(imports)
    if (circle) this.error(`these files import each other: ${circle.join(' → ')}`)
  },
})

/** The first way that leads back to where it came from. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): string[] | undefined => {
    const before = way.indexOf(file)
    if (before !== -1) return [...way.slice(before), file]
    if (done.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const found = follow(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const found = follow(file, [])
    if (found) return found
  }
  return undefined
}
