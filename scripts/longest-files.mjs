import { relative } from 'node:path'

/** The files of a run that took longest, by the report of Vitest or of Playwright: in seconds, with their retries. */
export function longestFiles(report, root, most = 15) {
  const took = new Map()
  const add = (file, ms) => took.set(file, (took.get(file) ?? 0) + ms)
  for (const { name, startTime, endTime } of report.testResults ?? [])
    add(relative(root, name), endTime - startTime)
  const walk = (suite) => {
    for (const spec of suite.specs ?? [])
      for (const { results } of spec.tests)
        for (const { duration } of results) add(`e2e/flows/${spec.file}`, duration)
    for (const inner of suite.suites ?? []) walk(inner)
  }
  for (const suite of report.suites ?? []) walk(suite)
  return [...took]
    .map(([file, ms]) => ({ file, seconds: ms / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most)
}
