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
