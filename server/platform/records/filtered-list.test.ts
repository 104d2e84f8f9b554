import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sql } from '../database/database.ts'

type AnyFilter = {
  readonly parameter: (given: unknown) => unknown
  readonly where: (parameter: unknown, alias: string) => RawBuilder<boolean>
}
type Found = { readonly alias: string; readonly filters: Readonly<Record<string, AnyFilter>> }

const hasSource = (value: unknown): value is { source: Found } => {
  const { source } = (value ?? {}) as { source?: Partial<Found> }
  return typeof source?.alias === 'string' && source.filters !== undefined
}

const modules = join(import.meta.dirname, '../../modules')
const exported = await Promise.all(
  (await Array.fromAsync(glob('**/*.ts', { cwd: modules })))
    .filter((file) => !/\.(test|testing)\.ts$/.test(file))
    .map((file) => import(pathToFileURL(join(modules, file)).href) as Promise<Record<string, unknown>>),
)
const lists = exported.flatMap((each) =>
  Object.entries(each).flatMap(([name, value]) => (hasSource(value) ? [[name, value.source] as const] : [])),
)

/** Values of all kinds, of which a filter may take some. */
const samples = ['', '0', '1', '2', 'abc', '2026-11-19', 0, 1, 2, [], ['1'], ['1', '2'], true, false]

/** The texts that a filter's condition has for values of all kinds. */
function textsOf({ parameter, where }: AnyFilter, alias: string): Set<string> {
  const texts = samples.flatMap((given) => {
    try {
      return where(parameter(given), alias).compile(sql).sql
    } catch {
      // Not a value of this filter.
      return []
    }
  })
  return new Set(texts)
}

describe('lists whose statements are compiled once', () => {
  it('are most lists of documents and records', () => {
    expect(lists.length).toBeGreaterThan(15)
  })

  it.each(lists)(
    '%s has filters whose condition is the same for every value',
    (_name, { alias, filters }) => {
      const several = Object.entries(filters).filter(([, filter]) => textsOf(filter, alias).size !== 1)
      expect(several.map(([name]) => name)).toEqual([])
    },
  )
})
