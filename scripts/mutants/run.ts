import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node'
import { unitSettings } from '../../vitest.config.ts'
import { processFiles } from '../../vitest.faults.config.ts'
import { changeSources, mutated, withHits } from './change-source.ts'
import { findMutants, type Mutant } from './find-mutants.ts'
import { findImportingTests } from './importing-tests.ts'
import { hitsFolder, hitsVariable, isRule, root } from './places.ts'
import { endedAfter, watchWorkers } from './watched-workers.ts'

/**
 * `npm run test:mutants [-- count [seed [path]]]`: changes one place of a rule or command after the other and asks
 * whether a test fails. Below `contract/` only the contract's own tests are asked, which takes about a second for each
 * change; elsewhere all unit tests are. The first run, and one with `RECORD=yes`, notes which functions each file of tests
 * reaches. A change that many files reach is tried with the nearest of them, so a survivor may be noticed by a whole run,
 * but what is caught here is caught there. A change whose tests do not end is caught too: it made a loop endless.
 */
const [count = '200', seed = '1', path = ''] = process.argv.slice(2)
const filesTried = 10
const isPure = path.startsWith('contract')
/** In ms. The contract's tests of a change take about a second, ten files over HTTP at most a minute. */
const longest = isPure ? 60_000 : 300_000
const hitFolder = join(hitsFolder, isPure ? 'contract' : 'all')

interface Candidate extends Mutant {
  file: string
  tests: string[]
}

if (process.env['RECORD'] === 'yes' || !existsSync(hitFolder)) await recordHits()
await tryMutants(sample(findCandidates(), Number(count)))

/** One project of the tests of rules and of those over HTTP, without those of processes and of front ends. */
async function openVitest(
  change: (source: string, file: string) => string,
  setupFiles: string[],
): Promise<Vitest> {
  const vitest = await createVitest(
    'test',
    {
      ...unitSettings,
      config: false,
      root,
      watch: true,
      pool: 'forks',
      maxWorkers: 2,
      fsModuleCache: false,
      include: [isPure ? 'contract/**/*.test.ts' : '{contract,server}/**/*.test.ts'],
      globalSetup: isPure ? [] : unitSettings.globalSetup,
      exclude: ['**/node_modules/**', ...processFiles],
      setupFiles,
      bail: setupFiles.length > 0 ? 0 : 1,
      reporters: process.env['SHOW'] === 'yes' ? ['default'] : [{}],
    },
    { plugins: [changeSources(change)] },
  )
  await vitest.standalone()
  return vitest
}

async function recordHits(): Promise<void> {
  console.log('Noting which functions each file of tests reaches …')
  rmSync(hitFolder, { recursive: true, force: true })
  process.env[hitsVariable] = hitFolder
  const vitest = await openVitest(withHits, [join(import.meta.dirname, 'record-hits.testing.ts')])
  await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(process.env['ONLY'] ? [process.env['ONLY']] : []),
    true,
  )
  await vitest.close()
}

interface Hits {
  file: string
  hits: string[]
  whileLoading: string[]
}

interface Reached {
  /** The tests of each function. */
  tests: Map<string, Set<string>>
  /** The tests that import a file, with the number of imports between them. */
  importing: Map<string, Map<string, number>>
}

function readHits(): Reached {
  const files = readdirSync(hitFolder).map(
    (name): Hits => JSON.parse(readFileSync(join(hitFolder, name), 'utf8')),
  )
  const importing = findImportingTests(files.map(({ file }) => file))
  const tests = new Map<string, Set<string>>()
  const add = (place: string, file: string) => tests.set(place, (tests.get(place) ?? new Set()).add(file))
  for (const { file, hits, whileLoading } of files) {
    for (const hit of hits) add(hit, file)
    for (const hit of whileLoading) {
      add(hit, file)
      for (const test of importing.get(hit.split('#')[0] ?? '')?.keys() ?? []) add(hit, test)
    }
  }
  return { tests, importing }
}

function findCandidates(): Candidate[] {
  const { tests, importing } = readHits()
  const files = execFileSync('git', ['ls-files', 'contract', 'server'], { cwd: root, encoding: 'utf8' })
  return files
    .split('\n')
    .filter((file) => isRule(file) && file.startsWith(path))
    .flatMap((file) => {
      const { mutants, functions } = findMutants(readFileSync(join(root, file), 'utf8'))
      const importers = importing.get(file) ?? new Map<string, number>()
      return mutants.map((mutant) => {
        const around = functions.filter(({ start, end }) => start <= mutant.start && mutant.end <= end)
        const inner = around.toSorted((a, b) => b.start - a.start)[0]
        // A constant of the module is there for all that import it.
        const reached = inner ? (tests.get(`${file}#${inner.start}`) ?? []) : importers.keys()
        return { ...mutant, file, tests: nearest(file, [...reached], importers) }
      })
    })
}

/** Tests beside the file first, then those of its module, those without a database before the others. */
function nearest(file: string, tests: string[], importers: ReadonlyMap<string, number>): string[] {
  const stem = file.replace(/\.ts$/, '')
  const module = file.split('/').at(-2) ?? ''
  const distance = (test: string): number =>
    test.startsWith(stem)
      ? 0
      : (test.split('/').includes(module) ? 1 : 3) + (test.startsWith('contract/') ? 0 : 1)
  const imports = (test: string): number => importers.get(test) ?? Number.MAX_SAFE_INTEGER
  return tests
    .toSorted((a, b) => distance(a) - distance(b) || imports(a) - imports(b) || a.localeCompare(b))
    .slice(0, filesTried)
}

function sample(candidates: Candidate[], size: number): Candidate[] {
  let state = Number(seed)
  // mulberry32: the same seed draws the same changes.
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const keyed = candidates.map((candidate) => ({ candidate, key: random() }))
  return keyed
    .toSorted((a, b) => a.key - b.key)
    .slice(0, size)
    .map(({ candidate }) => candidate)
}

async function tryMutants(mutants: Candidate[]): Promise<void> {
  const workers = watchWorkers()
  let current: Candidate | undefined
  const vitest = await openVitest(
    (source, file) => (current?.file === file ? mutated(source, current) : source),
    [],
  )
  const all = await vitest.globTestSpecifications()
  let caught = 0
  let endless = 0
  let unreached = 0
  for (const mutant of mutants) {
    current = mutant
    const isCaught =
      mutant.tests.length > 0 && (await endedAfter(longest, workers.end, () => fails(vitest, all, mutant)))
    if (isCaught === undefined) {
      endless += 1
      console.log(`does not end  ${describe(mutant)}`)
    }
    if (isCaught !== false) caught += 1
    else {
      if (mutant.tests.length === 0) unreached += 1
      console.log(`${mutant.tests.length === 0 ? 'not reached' : 'survives'}  ${describe(mutant)}`)
    }
    vitest.invalidateFile(join(root, mutant.file))
  }
  await vitest.close()
  workers.stop()
  console.log(
    `${caught} of ${mutants.length} changes caught (${((100 * caught) / mutants.length).toFixed(1)} %), ${endless} of them since their tests did not end, ${unreached} not reached by any test; seed ${seed}`,
  )
}

async function fails(vitest: Vitest, all: TestSpecification[], { file, tests }: Candidate): Promise<boolean> {
  vitest.invalidateFile(join(root, file))
  const specifications = all.filter(({ moduleId }) => tests.includes(relative(root, moduleId)))
  // An error outside of a test stays with the runs that follow, and so do the files of earlier runs with their failures.
  const errorsBefore = vitest.state.getUnhandledErrors().length
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const asked = new Set(specifications.map(({ moduleId }) => moduleId))
  return (
    unhandledErrors.length > errorsBefore ||
    testModules.some((module) => asked.has(module.moduleId) && (module.state() === 'failed' || !module.ok()))
  )
}

function describe({ file, start, end, text }: Candidate): string {
  const source = readFileSync(join(root, file), 'utf8')
  const before = source.slice(0, start)
  const line = source.split('\n')[before.split('\n').length - 1] ?? ''
  return `${file}:${before.split('\n').length}  ${source.slice(start, end).replaceAll(/\s+/g, ' ').slice(0, 60)} → ${text.slice(0, 60)}   in: ${line.trim().slice(0, 100)}`
}
