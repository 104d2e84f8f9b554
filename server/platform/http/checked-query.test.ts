import { listQuery } from '@quayside/contract/kernel/page.ts'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { queryOf } from './checked-query.ts'

const looked = vi.fn(() => true)
const endpoint = {
  access: 'member',
  summary: 'A list.',
  query: listQuery({
    filters: {
      keyword: z.optional(z.string().check(z.refine(looked))),
      ids: z.optional(z.array(z.string())),
    },
    sortable: ['number'],
  }),
  rows: z.object({ id: z.string(), number: z.string(), name: z.string() }),
}
const ask = (text: string, query: object) => queryOf(endpoint, { url: `/list?${text}`, query })

describe('the query of an address', () => {
  it('is checked once for each text', () => {
    looked.mockClear()
    const first = ask('keyword=a&columns=name', { keyword: 'a', columns: 'name' })
    expect(ask('keyword=a&columns=name', { keyword: 'a', columns: 'name' })).toBe(first)
    expect(looked).toHaveBeenCalledTimes(1)
    expect(first).toMatchObject({ query: { keyword: 'a', pageNum: 1 }, columns: { names: ['id', 'name'] } })
    expect(ask('keyword=b', { keyword: 'b' })).toMatchObject({ query: { keyword: 'b' }, columns: undefined })
    expect(looked).toHaveBeenCalledTimes(2)
  })

  it('is shared by callers, so that none can change it', () => {
    const { query } = ask('ids=1', { ids: ['1'] }) as { query: { ids: string[]; pageNum: number } }
    expect(() => query.ids.push('2')).toThrow(TypeError)
    expect(() => (query.pageNum = 2)).toThrow(TypeError)
  })

  it('is refused again each time it is sent', () => {
    for (const _ of [1, 2]) expect(() => ask('price=1', { price: '1' })).toThrow()
  })

  it('is forgotten after a hundred others, and never kept where it is long', () => {
    looked.mockClear()
    ask('keyword=old', { keyword: 'old' })
    for (let number = 0; number < 100; number += 1) ask(`keyword=n${number}`, { keyword: `n${number}` })
    ask('keyword=old', { keyword: 'old' })
    expect(looked).toHaveBeenCalledTimes(102)
    const long = 'x'.repeat(300)
    for (const _ of [1, 2]) ask(`keyword=${long}`, { keyword: long })
    expect(looked).toHaveBeenCalledTimes(104)
  })
})
