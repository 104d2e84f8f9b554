import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { askedQuery, onlyColumns, splitColumns, takeColumns } from './asked-columns.ts'
import { validate } from './findings.ts'
import { listQuery } from './page.ts'

const query = listQuery({ filters: { keyword: z.optional(z.string()) }, sortable: ['number'] })
const rows = z.object({ id: z.string(), number: z.string(), name: z.string(), note: z.string() })
const list = { query, rows }

/** What a call with these columns asks for, or the findings. */
function asked(columns: string) {
  const schema = askedQuery(list)
  if (!schema) throw new Error('a list has a query')
  const { value, findings } = validate(schema, { keyword: 'a', columns })
  if (findings.length > 0) return findings
  const { query: rest, columns: found } = splitColumns(list, value)
  return { query: rest, columns: found?.names }
}

describe('the columns that a list is asked for', () => {
  it('are those of its rows, in their order and with the id', () => {
    expect(asked('note,number,note')).toEqual({
      query: { keyword: 'a', pageNum: 1, pageSize: 10 },
      columns: ['id', 'number', 'note'],
    })
  })

  it('are all where none are named', () => {
    const { value } = validate(askedQuery(list) ?? query, {})
    expect(splitColumns(list, value)).toEqual({ query: { pageNum: 1, pageSize: 10 }, columns: undefined })
  })

  it.each(['price', 'number,price', '', 'number,'])(
    '%j is refused, because a row has no such column',
    (columns) => {
      expect(asked(columns)).toMatchObject([
        { code: 'field.code', params: { allowed: 'id, number, name, note' } },
      ])
    },
  )

  it('are checked once: the same columns are known again, others are not', () => {
    asked('name,note')
    const sent = { keyword: 'a', columns: 'name,note' }
    expect(takeColumns(list, sent)).toMatchObject({
      query: { keyword: 'a' },
      columns: { names: ['id', 'name', 'note'] },
    })
    expect(takeColumns(list, sent).query).not.toHaveProperty('columns')
    for (const columns of ['name', 'price', ['name,note'], undefined])
      expect(takeColumns(list, { columns })).toEqual({ query: { columns }, columns: undefined })
    expect(takeColumns({ query, rows }, sent).columns).toBeUndefined()
    expect(takeColumns(list, undefined)).toEqual({ query: undefined, columns: undefined })
  })

  it('leaves other calls as they are', () => {
    expect(askedQuery({ query })).toBe(query)
    expect(askedQuery({ query: z.strictObject({ kind: z.string() }), rows })).not.toHaveProperty(
      'shape.columns',
    )
    expect(askedQuery({ rows })).toBeUndefined()
  })
})

it('a row keeps the columns that were asked for, and the page what stands beside its rows', () => {
  const answer = { rows: [{ id: '1', number: 'A', name: 'B', note: '' }], total: 7 }
  const { columns } = splitColumns(list, { columns: ['note'] })
  expect(columns && onlyColumns(answer, columns)).toEqual({ rows: [{ id: '1', note: '' }], total: 7 })
})
