import { expect, it } from 'vitest'
import { listFiles, readSource } from './sources.ts'

const clock = 'performance.now()'
/** They put a clock of their own in its place. */
const mocking = new Set(['web/lib/pages/page-hints.dom.test.ts', 'scripts/clock-in-tests.test.ts'])

// A busy machine is slow for reasons of others. Tests count work (processor-time.ts) or what ends before what; time is
// measured by `npm run bench`, and by `npm run test:faults`, which has the machine to itself.
it('no test measures time', () => {
  const tests = listFiles(/\.test\.tsx?$/).filter((file) => !mocking.has(file))
  expect(tests.filter((file) => readSource(file).includes(clock))).toEqual([])
})

/** The limit of every test, in vitest.config.ts; expectations that wait have limits of their own. */
const usual = Number(/testTimeout: ([\d_]+)/.exec(readSource('vitest.config.ts'))?.[1]?.replaceAll('_', ''))
const limitOfTest = /^ *(?:\}, ([\d_]{5,})\)$|(?:it|test|describe)\b.*\{ timeout: ([\d_]+) \})/gm

it('no test has less time than the usual limit', () => {
  expect(usual).toBeGreaterThan(60_000)
  const short = listFiles(/\.test\.tsx?$/).flatMap((file) =>
    Array.from(readSource(file).matchAll(limitOfTest), ([, last, first]) =>
      Number((last ?? first ?? '').replaceAll('_', '')),
    )
      .filter((limit) => limit <= usual)
      .map((limit) => `${file} ${limit}`),
  )
  expect(short).toEqual([])
})

/** Vitest waits a second for `vi.waitFor`, which has no setting; `expect.poll` waits as long as vitest.config.ts says. */
it('no expectation that waits has a shorter limit than the usual one', () => {
  const poll = /poll: \{ timeout: ([\d_]+) \}/.exec(readSource('vitest.config.ts'))?.[1]?.replaceAll('_', '')
  expect(Number(poll)).toBeGreaterThan(20_000)
  const short = listFiles(/\.(?:test|testing)\.tsx?$/).flatMap((file) =>
    Array.from(readSource(file).matchAll(/\btimeout: ([\d_]+)/g), ([, limit = '']) =>
      Number(limit.replaceAll('_', '')),
    )
      .filter((limit) => limit < Number(poll))
      .map((limit) => `${file} ${limit}`),
  )
  expect(short).toEqual([])
  const waiting = listFiles(/\.(?:test|testing)\.tsx?$/).filter((file) =>
    /\bvi\.waitFor\((?![^]*?\{ timeout: [\d_]+ \})/.test(readSource(file)),
  )
  expect(waiting.filter((file) => file !== 'scripts/clock-in-tests.test.ts')).toEqual([])
})
