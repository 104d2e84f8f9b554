import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { hitsVariable, root } from './places.ts'

/**
 * Which functions a file of tests reaches. Workers keep their modules, so what a module calls while it is loaded is
 * noted only by the first file that loads it: it is left out, and begins with the tests.
 */
const hits = new Set<string>()
Object.assign(globalThis, { noteHit: (place: string) => hits.add(place) })

beforeAll(() => hits.clear())

afterAll(() => {
  const file = relative(root, expect.getState().testPath ?? '')
  const folder = process.env[hitsVariable] ?? ''
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${file.replaceAll('/', '~')}.json`), JSON.stringify({ file, hits: [...hits] }))
})
