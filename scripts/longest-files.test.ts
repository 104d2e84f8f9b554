import { expect, it } from 'vitest'

type Longest = readonly { readonly file: string; readonly seconds: number }[]
// Plain JavaScript, as all that runs before Node 24 is installed.
const { longestFiles } = (await import(new URL('longest-files.mjs', import.meta.url).href)) as {
  longestFiles: (report: object, root: string, most?: number) => Longest
}

it('the files of a run that took longest are named, units by their times and stories by those of their tests', () => {
  const units = {
    testResults: [
      { name: '/root/server/a.test.ts', startTime: 1_000, endTime: 3_500 },
      { name: '/root/server/b.test.ts', startTime: 1_000, endTime: 61_000 },
      { name: '/root/kit/c.test.ts', startTime: 1_000, endTime: 1_001 },
    ],
  }
  expect(longestFiles(units, '/root', 2)).toEqual([
    { file: 'server/b.test.ts', seconds: 60 },
    { file: 'server/a.test.ts', seconds: 2.5 },
  ])
  const story = (file: string, ...durations: number[]) => ({
    file,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const browser = {
    suites: [
      {
        specs: [story('a.spec.ts', 1_000)],
        suites: [{ specs: [story('a.spec.ts', 2_000, 4_000), story('b.spec.ts', 500)] }],
      },
    ],
  }
  expect(longestFiles(browser, '/root')).toEqual([
    { file: 'e2e/flows/a.spec.ts', seconds: 7 },
    { file: 'e2e/flows/b.spec.ts', seconds: 0.5 },
  ])
})
