import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createVitest } from 'vitest/node'
import { mutated } from './mutants/change-source.ts'
import { findMutants } from './mutants/find-mutants.ts'
import { findImportingTests } from './mutants/importing-tests.ts'
import { root } from './mutants/places.ts'
import { endedAfter, watchWorkers } from './mutants/watched-workers.ts'

const changesOf = (source: string): string[] =>
  findMutants(source).mutants.map((mutant) => mutated(source, mutant))

describe('the changes of a rule', () => {
  it('are the neighbouring limit, the other operator, the other figure and the other question', () => {
    expect(changesOf('const f = (a) => a < 10')).toEqual([
      'const f = (a) => a <= 10',
      'const f = (a) => a < 11',
    ])
    expect(changesOf('const f = (all) => all.some(g)')).toEqual(['const f = (all) => all.every(g)'])
    expect(changesOf('const f = (a) => { if (a) g() }')).toEqual(['const f = (a) => { if (!(a)) g() }'])
  })

  it('are none of types, tables, texts and of what every object has', () => {
    const sources = [
      'type A = 1 | 2',
      'export const limits = { most: 3 }',
      "const f = (a) => a + 'x'",
      'const f = (a) => a.toString()',
    ]
    for (const source of sources) expect(changesOf(source)).toEqual([])
  })
})

it('a constant is tried with the tests that import its file, through other files as well', () => {
  const tests = [
    'contract/kernel/days.test.ts',
    'contract/kernel/working-days.test.ts',
    'contract/kernel/mask.test.ts',
  ]
  const importing = findImportingTests(tests).get('contract/kernel/days.ts')
  expect([...(importing ?? [])].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
    ['contract/kernel/days.test.ts', 1],
    ['contract/kernel/working-days.test.ts', 2],
  ])
})

it('tests that a change keeps from ending are ended, and the next ones run', async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  const folder = await mkdtemp(join(root, '.cache', 'endless-'))
  const test =
    "import { it } from 'vitest'; import { ends } from './rule.ts'; it('ends', () => { while (!ends) {} })"
  for (const name of ['one', 'two', 'three']) await writeFile(join(folder, `${name}.test.ts`), test)
  await writeFile(join(folder, 'rule.ts'), 'export const ends = true')
  const workers = watchWorkers()
  let ends = false
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: folder,
      watch: true,
      fsModuleCache: false,
      isolate: false,
      pool: 'forks',
      maxWorkers: 2,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'change-rule',
          enforce: 'pre',
          transform: (_source, id) =>
            id.endsWith('rule.ts') ? { code: `export const ends = ${ends}`, map: null } : undefined,
        },
      ],
    },
  )
  try {
    await vitest.standalone()
    const files = await vitest.globTestSpecifications()
    const run = (limit: number) => endedAfter(limit, workers.end, () => vitest.runTestSpecifications(files))
    expect(files).toHaveLength(3)
    expect(await run(2_000)).toBeUndefined()
    ends = true
    vitest.invalidateFile(join(folder, 'rule.ts'))
    const answer = await run(60_000)
    expect(answer?.testModules.map((module) => module.ok())).toEqual([true, true, true])
  } finally {
    workers.stop()
    await vitest.close()
    await rm(folder, { recursive: true })
  }
})
