import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { hitsFolder, hitsVariable, root } from './places.ts'

/**
 * Which functions a file of tests reaches: while it runs, and before. Workers keep their modules, so what a module calls
 * while it is loaded is noted only by the first file that loads it; `run.ts` adds the other files that import it.
 */
const whileLoading = new Set<string>()
const hits = new Set<string>()
Object.assign(globalThis, { noteHit: (place: string) => hits.add(place) })

beforeAll(() => {
  for (const hit of hits) whileLoading.add(hit)
  hits.clear()
})

afterAll(() => {
  const file = relative(root, expect.getState().testPath ?? '')
  const folder = process.env[hitsVariable] ?? hitsFolder
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${file.replaceAll('/', '~')}.json`),
    JSON.stringify({ file, hits: [...hits], whileLoading: [...whileLoading] }),
  )
})
