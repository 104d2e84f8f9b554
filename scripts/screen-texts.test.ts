import { dirname, join, relative } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { beforeAll, describe, expect, it } from 'vitest'
import { listFiles, readSource, root } from './sources.ts'

/** What the frames load around each page (web/app/frame.tsx, portal.tsx, office/app/office.tsx). */
const frames = { portal: ['client', 'kit', 'shell'], office: ['client', 'kit', 'office'], public: ['client'] }

/** Pages whose lists have no column or filter by code or currency: the parts that draw them ask for no codes there. */
const withoutCodes = new Set([
  '/members',
  '/office/bulletins',
  '/office/staff',
  '/office/audit',
  '/office/stocktakings',
])

type Screen = {
  readonly path: string
  readonly loaded: readonly string[]
  readonly source: string
  readonly part: string
}

/** The component of each address, as the tables of screens import it. */
const components = new Map(
  listFiles(/^(web|office)\/app\/screens\/\w+\.ts$/).flatMap((file) =>
    [...readSource(file).matchAll(/'(\/[^']*)': \{[^}]*?import\('([^']+)'\)\)\.(\w+)/gs)].map(
      ([, path = '', target = '', part = '']) =>
        [path, { source: relative(root, join(root, dirname(file), target)), part }] as const,
    ),
  ),
)

type Table = Readonly<Record<string, { readonly modules: readonly string[] }>>

/** Loaded by a path that TypeScript does not follow: it compiles screens in their own projects. */
async function tableIn(file: string, name: string): Promise<Table> {
  const tables: Readonly<Record<string, Table | (() => Promise<Table>)>> = await import(join(root, file))
  const { [name]: table = {} } = tables
  return typeof table === 'function' ? await table() : table
}

const screensOf = (table: Table, frame: readonly string[]): Screen[] =>
  Object.entries(table).map(([path, { modules }]) => {
    const component = components.get(path)
    if (component === undefined) throw new Error(`no component found for ${path}`)
    return { path, loaded: [...frame, ...modules], ...component }
  })

const all = [
  ...screensOf(await tableIn('web/app/screens.ts', 'allScreens'), frames.portal),
  ...screensOf(await tableIn('web/app/screens/public.ts', 'publicScreens'), frames.public),
  ...screensOf(await tableIn('office/app/screens.ts', 'screens'), frames.office),
]

/** Rules and texts themselves ask for no texts: half of all modules. */
const readsNone = /^@quayside\/(?:contract|phrases)\//

/** Our modules alone: what comes from packages reads no texts of ours. */
const oursAlone = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'ours alone',
  resolveId: (id) => {
    if (id in entries || id.endsWith('.css')) return `\0${id}`
    if (readsNone.test(id)) return { id, external: true }
    if (id.startsWith('@quayside/')) return join(root, id.slice('@quayside/'.length))
    return /^[./]/.test(id) ? null : { id, external: true }
  },
  load: (id) => {
    const entry = entries[id.slice(1)]
    if (id.startsWith('\0') && entry !== undefined) return entry
    return id.endsWith('.css') ? { code: 'export default {}', moduleType: 'js' } : null
  },
})

async function bundled(entries: Readonly<Record<string, string>>) {
  const bundle = await rolldown({
    input: Object.keys(entries),
    logLevel: 'silent',
    treeshake: { moduleSideEffects: false },
    plugins: [oursAlone(entries)],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return output.filter((each) => each.type === 'chunk')
}

const namesRead = (code: string): string[] =>
  [...code.matchAll(/\b(?:useTranslations|usePhrases|useTextsByKey)\(["'`](\w+)/g)].map(
    ([, name = '']) => name,
  )
const loadedByParts = (code: string): string[] =>
  [...code.matchAll(/withPhrases\(\[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])

const entryOf = ({ source, part }: Screen): string => `export { ${part} } from '${join(root, source)}'`

/** The modules of texts that a component and everything it draws read: what is left of them after tree shaking. */
async function textsRead(screen: Screen): Promise<Set<string>> {
  const code = (await bundled({ entry: entryOf(screen) })).map((chunk) => chunk.code).join('\n')
  const loaded = new Set(loadedByParts(code))
  return new Set(namesRead(code).filter((name) => !loaded.has(name)))
}

/**
 * The same of all screens from one bundle, which takes as long as a few of their own. A part that several screens take of
 * a module is in what each of them reads, so these sets may hold too much, never too little.
 */
async function textsReadAtMost(): Promise<ReadonlyMap<Screen, Set<string>>> {
  const entries = Object.fromEntries(all.map((screen, place) => [`entry-${place}`, entryOf(screen)]))
  const chunks = await bundled(entries)
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  return new Map(
    all.map((screen, place) => {
      const reached = new Set<string>()
      const reach = (file: string | undefined): void => {
        const chunk = byFile.get(file ?? '')
        if (!chunk || reached.has(chunk.fileName)) return
        reached.add(chunk.fileName)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next)
      }
      reach(chunks.find(({ facadeModuleId }) => facadeModuleId === `\0entry-${place}`)?.fileName)
      expect(reached.size, screen.path).toBeGreaterThan(0)
      return [screen, new Set([...reached].flatMap((file) => namesRead(byFile.get(file)?.code ?? '')))]
    }),
  )
}

describe('the texts of a page', () => {
  let atMost: ReadonlyMap<Screen, Set<string>>
  beforeAll(async () => {
    atMost = await textsReadAtMost()
  })

  it('are found of all addresses', () => expect(all.length).toBe(components.size))

  it.each(all)('$path: those it shows are loaded', async (screen) => {
    const isLoaded = (module: string): boolean => screen.loaded.includes(module)
    const expected = withoutCodes.has(screen.path) ? ['codes'] : []
    const texts = atMost.get(screen) ?? new Set<string>()
    // A bundle of its own only where the common one leaves a question.
    if (expected.length === 0 && [...texts].every(isLoaded)) return
    expect([...(await textsRead(screen))].filter((module) => !isLoaded(module))).toEqual(expected)
  })
})
