import { describe, expect, it } from 'vitest'
import { importsOf, importsWithNames, listFiles, readSource } from './sources.ts'

const workspaces = ['contract', 'phrases', 'db', 'server', 'kit', 'web', 'office', 'e2e', 'bench'] as const
type Workspace = (typeof workspaces)[number]

/** Which of our own parts a part may import besides itself. */
const allowed: Record<Workspace, readonly Workspace[]> = {
  contract: [],
  phrases: ['contract'],
  db: ['contract'],
  server: ['contract', 'phrases', 'db'],
  kit: ['contract', 'phrases'],
  web: ['kit', 'contract', 'phrases'],
  office: ['kit', 'contract', 'phrases'],
  e2e: ['contract', 'phrases', 'server', 'db', 'web', 'office'],
  bench: ['contract', 'phrases', 'server', 'db', 'e2e'],
}
/** A tool that migrates a database in order to read its schema; nothing imports it. */
const tools = new Set(['db/generate-types.ts', 'db/generate-types.test.ts'])

const files = listFiles(/^(contract|phrases|db|server|kit|web|office|e2e|bench)\/.*\.tsx?$/).filter(
  (file) => !tools.has(file),
)
const partOf = (path: string): Workspace | undefined => workspaces.find((name) => path.startsWith(`${name}/`))
const edges = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))

/** The order of the modules in server/modules and contract, as ARCHITECTURE draws it: a module imports earlier ones. */
const moduleOrder = [
  ['kernel'],
  ['notices', 'rates'],
  ['account', 'teamwork'],
  ['partners'],
  ['products'],
  ['orders'],
  ['finance'],
  ['payments', 'warehouse', 'customs', 'filings', 'forwarding', 'services'],
  ['tax-invoices'],
  ['reports', 'home', 'links', 'systems'],
  ['office'],
  ['gateway'],
]
const placeOfModule = (module: string): number => moduleOrder.findIndex((step) => step.includes(module))
const moduleOf = (path: string) => /^(server\/modules|contract)\/([^/]+)\//.exec(path)

const listed = (found: { file: string; target: string }[]): string[] =>
  found.map(({ file, target }) => `${file} → ${target}`)

/** The files that reach themselves by their imports, as groups. What is loaded later by `import()` may lead back. */
function findCycles(): string[][] {
  const known = new Set(files)
  const targets = new Map(
    files.map((file) => [
      file,
      importsWithNames(file).flatMap(({ target, isLater }) => (!isLater && known.has(target) ? target : [])),
    ]),
  )
  const order = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []
  // Tarjan: a file whose lowest reachable open file is itself closes a group.
  const visit = (file: string): number => {
    const place = order.size
    order.set(file, place)
    open.push(file)
    let lowest = place
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, order.get(target) ?? place)
    }
    if (lowest === place) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1 || targets.get(file)?.includes(file)) cycles.push(group)
    }
    return lowest
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return cycles
}

describe('the directions between the parts', () => {
  it('looks at a believable number of files and imports', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(edges.length).toBeGreaterThan(300)
  })

  it('lets a part import only the parts below it', () => {
    const wrong = edges.filter(({ file, target }) => {
      const from = partOf(file)
      const to = partOf(target)
      return from && to && from !== to && !allowed[from].includes(to)
    })
    expect(listed(wrong)).toEqual([])
  })

  it('keeps the contract free of input and output', () => {
    const wrong = edges.filter(
      ({ file, target }) =>
        file.startsWith('contract/') &&
        !file.endsWith('.test.ts') &&
        /^(node:|pg|fastify|react|kysely)/.test(target),
    )
    expect(listed(wrong)).toEqual([])
  })

  it('lets a front end go app → screens → lib, and no screen folder import another', () => {
    const layerOf = (path: string) => /^(?:web|office)\/(app|screens|lib)\//.exec(path)?.[1]
    const folderOf = (path: string) => /^(?:web|office)\/screens\/([^/]+)\//.exec(path)?.[1]
    const order = ['app', 'screens', 'lib']
    const wrong = edges.filter(({ file, target }) => {
      const from = layerOf(file)
      const to = layerOf(target)
      if (!from || !to) return false
      if (order.indexOf(to) < order.indexOf(from)) return true
      return from === 'screens' && to === 'screens' && folderOf(file) !== folderOf(target)
    })
    expect(listed(wrong)).toEqual([])
  })

  it('lets a server module use another’s commands and reads, never its queries, and the platform use no module', () => {
    const serverModule = (path: string) => /^server\/modules\/([^/]+)\//.exec(path)?.[1]
    const wrong = edges.filter(({ file, target }) => {
      if (file.endsWith('.test.ts') || file.startsWith('server/platform/testing/')) return false
      const from = serverModule(file)
      const to = serverModule(target)
      if (from && to && from !== to) return /[/-]queries\.ts$/.test(target)
      return file.startsWith('server/platform/') && to !== undefined
    })
    expect(listed(wrong)).toEqual([])
  })

  it('lets a module of the server and of the contract import only modules that stand before it', () => {
    const wrong = edges.filter(({ file, target }) => {
      // A test sets up what it needs with any module.
      if (/\.(test|testing)\.ts$/.test(file)) return false
      const from = moduleOf(file)
      const to = moduleOf(target)
      if (!from?.[2] || !to?.[2] || from[1] !== to[1] || from[2] === to[2]) return false
      return placeOfModule(to[2]) >= placeOfModule(from[2])
    })
    expect(listed(wrong)).toEqual([])
  })

  it('has a place in the order for every module of the server and of the contract', () => {
    const modules = new Set(files.flatMap((file) => moduleOf(file)?.[2] ?? []))
    expect([...modules].filter((module) => placeOfModule(module) < 0)).toEqual([])
  })

  it('lets the kit’s calendar alone use the calendar library, loaded on demand', () => {
    const calendar = 'kit/dates/calendar.tsx'
    const users = edges.filter(({ target }) => /^(react-day-picker|date-fns)/.test(target))
    expect(users.length).toBeGreaterThan(0)
    expect(users.filter(({ file }) => file !== calendar)).toEqual([])
    const early = files.filter((file) =>
      importsWithNames(file).some(({ target, names, isLater }) => {
        const isType = names.length === 1 && names[0] === 'CalendarProps'
        return target === calendar && !isLater && !isType
      }),
    )
    expect(early).toEqual([])
  })

  it('draws icons by the kit’s part, which hides them from screen readers', () => {
    const drawn = /<\w+(?:Outlined|Filled|TwoTone)\b/
    expect(files.filter((file) => file.endsWith('.tsx') && drawn.test(readSource(file)))).toEqual([])
  })

  it('has no cycles of imports, types included', () => {
    expect(findCycles()).toEqual([])
  })

  it('has no barrels', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })
})
