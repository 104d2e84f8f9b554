import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RawBuilder } from 'kysely'
import { describe, expect, it } from 'vitest'
import { compiledOnce } from '../database/compiled-once.ts'
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

/** Whether the condition can be written for all values: a stand-in refuses to be looked into. */
function isForAllValues({ where }: AnyFilter, alias: string): boolean {
  const query = compiledOnce(({ given }: { given: string }) =>
    sql.selectFrom('company').select('id').where(where(given, alias)),
  )
  try {
    query({ given: 'any' }).compile()
    return true
  } catch {
    return false
  }
}

describe('lists whose statements are compiled once', () => {
  it('are most lists of documents and records', () => {
    expect(lists.length).toBeGreaterThan(15)
  })

  it.each(lists)(
    '%s has filters whose condition is the same for every value',
    (_name, { alias, filters }) => {
      const dependent = Object.entries(filters).filter(([, filter]) => !isForAllValues(filter, alias))
      expect(dependent.map(([name]) => name)).toEqual([])
    },
  )
})
