import { describe, expect, it } from 'vitest'
import type { PortalPath } from '../lib/pages/pages.ts'
import { firstCalls } from './first-calls.ts'
import { allScreens } from './screens.ts'

const sources = import.meta.glob<string>('../screens/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const firsts = Object.entries(await allScreens()).flatMap(([path, { load }]) => {
  const first = firstCalls[path as PortalPath]
  return first?.call.endsWith('/list') ? [{ path, load, first }] : []
})

/** The screen's own file, by its import. */
const sourceOf = (load: () => unknown): string => {
  const file = /screens\/[\w/.-]+\.tsx/.exec(String(load))?.[0] ?? ''
  return Object.entries(sources).find(([name]) => name.endsWith(file))?.[1] ?? ''
}

describe('a list’s call that is sent before its screen is there', () => {
  it('is named for most lists', () => {
    expect(firsts.length).toBeGreaterThan(35)
  })

  it.each(firsts)('$path: is what the screen’s list asks for', ({ load, first }) => {
    const source = sourceOf(load)
    const asked = source.replaceAll(/\s+/g, ' ')
    const query = first.query ? '{ ...list.query, modelType, columns }' : 'list.query'
    const [, path] = /^GET (.*)\/list$/.exec(first.call) ?? []
    const written = [`api('${first.call}', { query: ${query}`, `listCalls('${path}', list.query)`]
    expect(written.some((each) => asked.includes(each))).toBe(true)
  })
})
