import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Guide } from '../kit/help/guide.ts'
import { partsOf, plainText } from '../kit/help/guide-page.ts'
import { pageParameters as officeParameters } from '../office/lib/pages.ts'
import { locales } from '../phrases/locales.ts'
import { pageParameters as portalParameters } from '../web/lib/pages/pages.ts'
import { readGuide } from './print-guide.ts'

const pageParametersOf = { web: portalParameters, office: officeParameters } as const
const root = join(import.meta.dirname, '..')
const audiences = { clerk: 'web', desk: 'office' } as const

/** The paths of the tables in `app/screens`. */
function routesOf(frontEnd: string): string[] {
  const folder = join(root, frontEnd, 'app/screens')
  return readdirSync(folder).flatMap((file) =>
    Array.from(
      readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}'(\/[\w/]*)': \{/gm),
      ([, route]) => route ?? '',
    ),
  )
}

const cases = Object.entries(audiences).flatMap(([audience, frontEnd]) =>
  locales.map((locale) => ({ audience, frontEnd, locale })),
)

describe.each(cases)('the guide for the $audience in $locale', ({ audience, frontEnd, locale }) => {
  const guide = readGuide(locale, audience)
  const source = readGuide('zh-CN', audience)
  const subjects = new Set(guide.pages.map(({ subject }) => subject))

  it('explains every route of the front end once', () => {
    const all = guide.pages.flatMap(({ routes }) => routes)
    const explained = all.filter((route) => !route.includes('?'))
    expect(routesOf(frontEnd).length).toBeGreaterThan(60)
    expect(explained.toSorted()).toEqual(routesOf(frontEnd).toSorted())
  })

  it('explains a part of a page under a parameter of its address once', () => {
    const parts = guide.pages.flatMap(({ routes }) => routes.filter((route) => route.includes('?')))
    expect(new Set(parts).size).toBe(parts.length)
    const known: Readonly<Record<string, readonly string[]>> = pageParametersOf[frontEnd]
    const wrong = parts.filter((route) => {
      const [path = '', search = ''] = route.split('?')
      return [...new URLSearchParams(search).keys()].some((name) => !known[path]?.includes(name))
    })
    expect(wrong).toEqual([])
    expect(parts.length > 0).toBe(audience === 'desk')
  })

  it('says of each page what it is for, its steps and its terms', () => {
    const poor = guide.pages.filter(
      ({ title, purpose, steps, words }) =>
        title === '' || plainText(purpose.join('')).length < 10 || steps.length < 2 || words.length === 0,
    )
    expect(poor).toEqual([])
  })

  it('links to pages that exist', () => {
    const missing = guide.pages.flatMap(({ subject, purpose, steps, notes }) =>
      [...purpose, ...steps.map(({ text }) => text), ...notes]
        .flatMap(partsOf)
        .filter((part) => part.subject !== undefined && !subjects.has(part.subject))
        .map((part) => `${subject}: ${part.subject}`),
    )
    expect(missing).toEqual([])
  })

  it('names only terms of the glossary', () => {
    const known = new Set(guide.words.map(({ key }) => key))
    expect(guide.pages.flatMap(({ words }) => words.filter((key) => !known.has(key)))).toEqual([])
  })

  it('marks steps that exist on routes of the page', () => {
    const wrong = guide.pages.flatMap(({ subject, here, routes, steps }) =>
      Object.entries(here)
        .filter(([route, step]) => !routes.includes(route) || !(step >= 1 && step <= steps.length))
        .map(([route]) => `${subject}: ${route}`),
    )
    expect(wrong).toEqual([])
  })

  it('has the pages, terms and steps of the source', () => {
    const shape = ({ pages, words }: Guide) => ({
      pages: pages
        .map(({ subject, routes, here, words: own, steps, notes }) => ({
          subject,
          routes,
          here,
          own,
          steps: steps.length,
          notes: notes.length,
        }))
        .toSorted((a, b) => a.subject.localeCompare(b.subject)),
      words: words.map(({ key }) => key),
    })
    expect(shape(guide)).toEqual(shape(source))
  })

  it('has terms that each mean something', () => {
    const names = guide.words.flatMap(({ name, aliases }) => [name, ...aliases])
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
    expect(guide.words.filter(({ name, meaning }) => name === '' || meaning.length < 8)).toEqual([])
  })
})
