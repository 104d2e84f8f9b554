import { expect, it } from 'vitest'
import { locales } from '../phrases/locales.ts'
import { audiences, printedGuide, readGuide } from './print-guide.ts'

it.each(locales)('prints both guides in %s with every page, each link to one of them', (locale) => {
  for (const audience of Object.keys(audiences) as (keyof typeof audiences)[]) {
    const printed = printedGuide(locale, audience)
    const ids = new Set(Array.from(printed.matchAll(/<section id="([\w-]+)"/g), ([, id]) => id))
    expect(ids).toEqual(new Set(readGuide(locale, audience).pages.map(({ subject }) => subject)))
    const links = Array.from(printed.matchAll(/href="#([\w-]+)"/g), ([, id]) => id)
    expect(links.filter((id) => !ids.has(id))).toEqual([])
  }
})

it('begins with what comes before the log-in, then in the order of the menu', () => {
  const ids = Array.from(printedGuide('en-US', 'clerk').matchAll(/<section id="([\w-]+)"/g), ([, id]) => id)
  expect(ids.indexOf('signing-in')).toBeLessThan(ids.indexOf('home'))
  expect(ids.indexOf('home')).toBeLessThan(ids.indexOf('import-order'))
})
