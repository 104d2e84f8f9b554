import { join, parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@quayside/phrases/locales.ts'
import type { BuildOptions, Rolldown } from 'vite'
import { type Graph, placesOf, type SharedFile, withImporters, withImports } from './shared-files.ts'

/** The contract has no side effects, so unused parts of it are not bundled. */
export const isDeclaration = (id: string): boolean => /[\\/]contract[\\/][\w/-]+[\w.-]*\.ts$/.test(id)

/** What schemas are made with. */
const schemas = [fileURLToPath(import.meta.resolve('zod/mini'))]

/** Texts are loaded by language. */
const isNoText = /^(?!.*[\\/]phrases[\\/][a-z]{2}-[A-Z]{2}[\\/])/

type Frames = {
  /** Pages before the log-in, often opened on a phone: what they need stays apart, or they would load all of the rest. */
  readonly publicPages: readonly string[]
  /** What is there before any screen: in a file of its own, so that no file imports one that imports it. */
  readonly frame: readonly string[]
  /** What public pages and the frame share. */
  readonly firstFiles?: readonly SharedFile[]
  /** What forms before the log-in share with those behind it, and what all pages behind it show in the frame. */
  readonly frameFiles?: readonly SharedFile[]
  /** What most screens of one sort have, before what most screens of all sorts share. */
  readonly mostFiles?: readonly SharedFile[]
  /** What screens of one sort share. */
  readonly screenFiles?: readonly SharedFile[]
}

/** Six files travel at a time, and each costs a round trip: files are few, and each page needs most of what is in one. */
function groupsOf(frames: Frames) {
  const { publicPages, frame, firstFiles = [], mostFiles = [], screenFiles = [] } = frames
  let known: ReadonlySet<string> | undefined
  /** What is there before a screen is never in a file of screens: the frame would import it, and it the frame. */
  const isBefore = (id: string, graph: Graph): boolean => {
    known ??= withImports([...publicPages, ...frame], graph)
    return known.has(id)
  }
  let checking: ReadonlySet<string> | undefined
  /** A page that checks nothing loads no schema. */
  const checks = (id: string, graph: Graph): boolean => {
    checking ??= withImporters(schemas, graph)
    return checking.has(id)
  }
  const sharedByMost: Rolldown.CodeSplittingGroup = {
    name: (id, graph) => (isBefore(id, graph) ? null : checks(id, graph) ? 'form-parts' : 'screen-parts'),
    test: isNoText,
    minShareCount: 12,
  }
  const frameFiles = [...(frames.frameFiles ?? []), { name: 'frame-parts', importedBy: [frame] }]
  return [
    named(firstFiles, 1),
    named(frameFiles, 2),
    named(mostFiles, 2, isBefore),
    sharedByMost,
    named(screenFiles, 2, isBefore),
    commonTexts,
  ]
}

function named(
  files: readonly SharedFile[],
  minShareCount: number,
  isElsewhere: (id: string, graph: Graph) => boolean = () => false,
): Rolldown.CodeSplittingGroup {
  let places: ReadonlyMap<string, string> | undefined
  return {
    name: (id, graph) => {
      places ??= placesOf(files, graph)
      return isElsewhere(id, graph) ? null : (places.get(id) ?? null)
    },
    test: isNoText,
    minShareCount,
  }
}

const nameOf = (file: string): string => /([^/]+)-[\w-]{8}\.\w+$/.exec(file)?.[1] ?? file

/** A file of a screen is fetched with what it imports. What is there before any screen is not named again for each. */
function withoutFrame({ publicPages, firstFiles = [], frameFiles = [] }: Frames) {
  const before = new Set(['rolldown-runtime', 'frame-parts'])
  for (const { name } of [...firstFiles, ...frameFiles]) before.add(name)
  const beforeFrame = new Set(['index', 'start', ...publicPages.map((page) => parse(page).name)])
  return (_: string, files: string[], { hostId }: { hostId: string }): string[] =>
    beforeFrame.has(nameOf(hostId)) ? files : files.filter((file) => !before.has(nameOf(file)))
}

const phrases = join(import.meta.dirname, '../../phrases')
const textFiles = {
  /** Almost every page behind the log-in shows them. */
  texts: ['shell/shell.ts', 'kit/kit.ts', 'codes.ts'],
  /** Pages with steps or states of documents show them too. */
  machines: ['machines.ts'],
}

/** Texts that most pages show are two files for each language. */
const commonTexts: Rolldown.CodeSplittingGroup = {
  name: (id, graph) => {
    const locale = locales.find((each) => id.startsWith(join(phrases, each)))
    const inFile = (files: readonly string[]): boolean =>
      locale !== undefined &&
      withImports(
        files.map((file) => join(phrases, locale, file)),
        graph,
      ).has(id)
    const file = Object.entries(textFiles).find(([, files]) => inFile(files))?.[0]
    return file === undefined ? null : `${file}-${locale}`
  },
  test: /[\\/]phrases[\\/][a-z]{2}-[A-Z]{2}[\\/]/,
}

/** How both front ends are built. The policy allows no inline script, so assets are never inlined. */
export const buildSettings = (frames: Frames): BuildOptions => ({
  target: 'es2022',
  modulePreload: { polyfill: false, resolveDependencies: withoutFrame(frames) },
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  rolldownOptions: {
    treeshake: { moduleSideEffects: (id) => !isDeclaration(id) },
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: groupsOf(frames) },
    },
  },
})
