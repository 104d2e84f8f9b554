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

type Frames = {
  /** Pages before the log-in, often opened on a phone: what they need stays apart, or they would load all of the rest. */
  readonly publicPages: readonly string[]
  /** What is there before any screen: in a file of its own, so that no file imports one that imports it. */
  readonly frame: readonly string[]
}

/** What so many screens share is one file: on a slow connection fifty small files cost more than their bytes. */
function sharedByScreens({ publicPages, frame }: Frames): Rolldown.CodeSplittingGroup {
  let known: { readonly apart: ReadonlySet<string>; readonly framed: ReadonlySet<string> } | undefined
  return {
    name: (id, graph) => {
      known ??= { apart: withImports(publicPages, graph), framed: withImports(frame, graph) }
      if (known.apart.has(id)) return null
      return known.framed.has(id) ? 'frame-parts' : 'screen-parts'
    },
    // Texts are loaded by language.
    test: /^(?!.*[\\/]phrases[\\/][a-z]{2}-[A-Z]{2}[\\/])/,
    minShareCount: 30,
  }
}

/** How both front ends are built. The policy allows no inline script, so assets are never inlined. */
export const buildSettings = (frames: Frames): BuildOptions => ({
  target: 'es2022',
  modulePreload: { polyfill: false },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: {
    treeshake: { moduleSideEffects: (id) => !isDeclaration(id) },
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: [sharedByScreens(frames)] },
    },
  },
})
