import type { BuildOptions, Rolldown } from 'vite'

/** The contract has no side effects, so unused parts of it are not bundled. */
const isDeclaration = (id: string): boolean => /[\\/]contract[\\/][\w/-]+[\w.-]*\.ts$/.test(id)

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The files and everything they import. */
function withImports(files: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set<string>()
  const take = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(take)
  }
  files.forEach(take)
  return found
}

/**
 * What so many screens share is one file: on a slow connection fifty small files cost more than their bytes. Without
 * what the pages in `apart` need, because they would load all of it.
 */
function sharedByScreens(apart: readonly string[]): Rolldown.CodeSplittingGroup {
  let left: ReadonlySet<string> | undefined
  return {
    name: (id, graph) => {
      left ??= withImports(apart, graph)
      return left.has(id) ? null : 'screen-parts'
    },
    // Texts are loaded by language.
    test: /^(?!.*[\\/]phrases[\\/])/,
    minShareCount: 30,
  }
}

/** How both front ends are built. The policy allows no inline script, so assets are never inlined. */
export const buildSettings = (apart: readonly string[] = []): BuildOptions => ({
  target: 'es2022',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: {
    treeshake: { moduleSideEffects: (id) => !isDeclaration(id) },
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: [sharedByScreens(apart)] },
    },
  },
})
