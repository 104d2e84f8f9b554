import { expect, it } from 'vitest'
import { readLicences } from './licences.ts'

/** What may be passed on with a product of ours; LGPL and MPL for libraries that are loaded as they are (libvips of sharp, lightningcss of vite). */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'Apache License 2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'Zlib',
  'LGPL-3.0-or-later',
  'MPL-2.0',
])
const isAllowed = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((choice) => allowed.has(choice)))

it('lets every package that runs Quayside be passed on', () => {
  const all = readLicences()
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ licence }) => !isAllowed(licence))).toEqual([])
})
