import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { officePaths } from '../office/lib/pages.ts'
import { portalPaths } from '../web/lib/pages/pages.ts'

const root = join(import.meta.dirname, '..')
const paths = [...portalPaths, ...officePaths]
const sources = globSync('{web,office}/{app,lib,screens}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.') && !file.endsWith('open-pages.ts'),
)

/** Addresses written by hand: no compiler would notice a page or parameter that has another name. */
function writtenIn(text: string): string[] {
  const withParameters = text.matchAll(/['"`](\/[\w/]+)\?/g)
  const asTarget = text.matchAll(/\b(?:href|to|all)(?:=|: )\{?['"`](\/[\w/]+)['"`]/g)
  return [...withParameters, ...asTarget]
    .filter(([, path = '']) => paths.some((each) => each === path))
    .map(([address]) => address)
}

it('finds an address that is written by hand', () => {
  expect(writtenIn("navigate({ to: '/supplierList' })")).toEqual(["to: '/supplierList'"])
  expect(writtenIn('<PageLink href={`/supplierInfo?id=${id}`}>')).toEqual(['`/supplierInfo?'])
  expect(writtenIn("pageAddress('/supplierInfo', { id })")).toEqual([])
})

it('makes every address of a page with pageAddress', () => {
  const wrong = sources.flatMap((file) =>
    writtenIn(readFileSync(join(root, file), 'utf8')).map((address) => `${file}: ${address}`),
  )
  expect(sources.length).toBeGreaterThan(200)
  expect(wrong).toEqual([])
})

it('reads and writes parameters without casts', () => {
  const cast = /strict: false|search[:=][^\n]*as never/
  expect(sources.filter((file) => cast.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
