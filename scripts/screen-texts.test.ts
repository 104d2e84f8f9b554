import { dirname, join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { describe, expect, it } from 'vitest'
import { listFiles, readSource, root } from './sources.ts'

/** What the frames load around each page (web/app/frame.tsx, portal.tsx, office/app/office.tsx). */
const frames = { portal: ['client', 'kit', 'shell'], office: ['client', 'kit', 'office'], public: ['client'] }

/** Pages whose lists have no filter by code or currency: the part that draws filters does not ask for codes there. */
const withoutCodes = new Set(['/members', '/office/bulletins', '/office/staff', '/office/audit'])

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
  const tables: Readonly<Record<string, Table>> = await import(join(root, file))
  return tables[name] ?? {}
}

const screensOf = (table: Table, frame: readonly string[]): Screen[] =>
  Object.entries(table).map(([path, { modules }]) => {
    const component = components.get(path)
    if (component === undefined) throw new Error(`no component found for ${path}`)
    return { path, loaded: [...frame, ...modules], ...component }
  })

const all = [
  ...screensOf(await tableIn('web/app/screens.ts', 'screens'), frames.portal),
  ...screensOf(await tableIn('web/app/screens/public.ts', 'publicScreens'), frames.public),
  ...screensOf(await tableIn('office/app/screens.ts', 'screens'), frames.office),
]

const read = new Map<string, Promise<Set<string>>>()

/** The modules of texts that a component and everything it draws read: what is left of them after tree shaking. */
async function textsOf(source: string, part: string): Promise<Set<string>> {
  const bundle = await rolldown({
    input: 'entry',
    logLevel: 'silent',
    treeshake: { moduleSideEffects: false },
    plugins: [
      {
        name: 'ours alone',
        resolveId: (id) => {
          if (id === 'entry' || id.endsWith('.css')) return `\0${id}`
          if (id.startsWith('@quayside/')) return join(root, id.slice('@quayside/'.length))
          return /^[./]/.test(id) ? null : { id, external: true }
        },
        load: (id) => {
          if (id === '\0entry') return `export { ${part} } from '${join(root, source)}'`
          return id.endsWith('.css') ? { code: 'export default {}', moduleType: 'js' } : null
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  const code = output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')
  const loadedByParts = new Set(
    [...code.matchAll(/withPhrases\(\[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g)),
  )
  const names = code.matchAll(/\b(?:useTranslations|usePhrases|useTextsByKey)\(["'`](\w+)/g)
  return new Set([...names].map(([, name = '']) => name).filter((name) => !loadedByParts.has(name)))
}

const textsRead = ({ source, part }: Screen): Promise<Set<string>> => {
  const key = `${source} ${part}`
  const found = read.get(key) ?? textsOf(source, part)
  read.set(key, found)
  return found
}

describe('the texts of a page', () => {
  it('are found of all addresses', () => expect(all.length).toBe(components.size))

  it.each(all)('$path: those it shows are loaded', async (screen) => {
    const missing = [...(await textsRead(screen))].filter((module) => !screen.loaded.includes(module))
    expect(missing).toEqual(withoutCodes.has(screen.path) ? ['codes'] : [])
  })
})
