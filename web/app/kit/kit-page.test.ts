import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const own = /^web\/app\/(kit\/|frame\.tsx)/
/** Parts without an appearance of their own. */
const unseen = new Set([
  'context.tsx',
  'page/app-providers.tsx',
  'page/i18n.tsx',
  'page/lazy-part.tsx',
  // What stands in for the palette, which is shown.
  'palette/use-palette.tsx',
])
/** Parts of one kind of record, of notes on any, or of a document that the server has read: their own screens show them. */
const isOfRecord = (part: string): boolean => /^(?:records|papers|teamwork)\//.test(part)

const partsIn = (file: string): string[] =>
  Array.from(
    readFileSync(join(root, file), 'utf8').matchAll(/'@quayside\/kit\/([\w/-]+\.tsx)'/g),
    ([, part]) => part ?? '',
  )

it('shows every part of the kit that a screen uses', () => {
  const files = globSync('{web,office}/{app,lib,screens}/**/*.{ts,tsx}', { cwd: root })
  const shown = new Set(files.filter((file) => own.test(file)).flatMap(partsIn))
  const used = new Set(files.filter((file) => !own.test(file)).flatMap(partsIn))
  expect(used.size).toBeGreaterThan(30)
  const missing = [...used].filter((part) => !shown.has(part) && !unseen.has(part) && !isOfRecord(part))
  expect(missing.toSorted()).toEqual([])
})
