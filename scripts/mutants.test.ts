import { describe, expect, it } from 'vitest'
import { mutated } from './mutants/change-source.ts'
import { findMutants } from './mutants/find-mutants.ts'
import { findImportingTests } from './mutants/importing-tests.ts'

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
