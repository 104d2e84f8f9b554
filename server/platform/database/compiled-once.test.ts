import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import { compiledOnce } from './compiled-once.ts'
import { sql } from './database.ts'

const bySize = (written: string[]) =>
  compiledOnce(({ id }: { id: string }, choice: string) => {
    written.push(choice)
    return sql
      .selectFrom('company')
      .select('id')
      .where('id', '=', id)
      .limit(raw.lit(Number(choice)))
  })

describe('a query that is compiled once', () => {
  it('is written once for each choice, and bound with the values of each call', () => {
    const written: string[] = []
    const query = bySize(written)
    expect(query({ id: '7' }, '10').compile().parameters).toEqual(['7'])
    expect(query({ id: '8' }, '10').compile().parameters).toEqual(['8'])
    expect(query({ id: '8' }, '20').compile().sql).toContain('limit 20')
    expect(written).toEqual(['10', '20'])
  })

  it('keeps a thousand texts, whatever members choose', () => {
    const written: string[] = []
    const query = bySize(written)
    for (let size = 0; size < 1_001; size += 1) query({ id: '1' }, `${size}`)
    query({ id: '1' }, '1000')
    expect(written).toHaveLength(1_001)
    query({ id: '1' }, '0')
    expect(written).toHaveLength(1_002)
  })

  it('refuses a text that depends on a part of a value', () => {
    const query = compiledOnce(({ id }: { id: string }) =>
      sql.selectFrom('company').select('id').where('id', '=', id.slice(1)),
    )
    expect(() => query({ id: '71' })).toThrow('depends on its slice')
  })
})
