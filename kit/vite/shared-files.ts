/** What the bundler knows of each source. */
export type Graph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly importers: readonly string[]
  } | null
}

export type SharedFile = {
  readonly name: string
  /** Lists of sources: the file has what every one of the lists imports and no file named before it has. */
  readonly importedBy: readonly (readonly string[])[]
  /** Only sources that it matches are taken. It must not part a source from what that imports. */
  readonly only?: RegExp
}

/** The sources and everything they import. */
export const withImports = (sources: readonly string[], graph: Graph): ReadonlySet<string> =>
  withNext('importedIds', sources, graph)

/** The sources and everything that imports them. */
export const withImporters = (sources: readonly string[], graph: Graph): ReadonlySet<string> =>
  withNext('importers', sources, graph)

/** Throws for a source that no page has: its path was written wrongly. */
function withNext(
  direction: 'importedIds' | 'importers',
  sources: readonly string[],
  graph: Graph,
): ReadonlySet<string> {
  const found = new Set<string>()
  for (const source of sources) {
    if (!graph.getModuleInfo(source)) throw new Error(`The bundle has no ${source}`)
  }
  const take = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.[direction].forEach(take)
  }
  sources.forEach(take)
  return found
}

/**
 * Which source goes into which file. A file has all that its sources import, unless an earlier one has it: so no two
 * of the files import each other. Sources that nothing imports start a page and stay in files of their own.
 */
export function placesOf(files: readonly SharedFile[], graph: Graph): ReadonlyMap<string, string> {
  const places = new Map<string, string>()
  for (const { name, importedBy, only = /./ } of files) {
    const [first = new Set<string>(), ...others] = importedBy.map((sources) => withImports(sources, graph))
    for (const id of first) {
      const isShared = others.every((other) => other.has(id)) && only.test(id)
      const startsPage = graph.getModuleInfo(id)?.importers.length === 0
      if (isShared && !startsPage && !places.has(id)) places.set(id, name)
    }
  }
  return places
}
