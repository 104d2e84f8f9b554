import { describe, expect, it } from 'vitest'
import { readListSearch } from './list-query.ts'
import { defaultPageSize } from './page-size.ts'

const names = ['keyword', 'status'] as const

describe('what a list shows, out of the address', () => {
  it('reads filters, page and sorting', () => {
    const search = {
      keyword: 'hd',
      status: '1',
      pageNum: '3',
      pageSize: '50',
      orderByColumn: 'name',
      isAsc: 'asc',
    }
    expect(readListSearch(search, names)).toEqual({
      filters: { keyword: 'hd', status: '1' },
      isFiltered: true,
      pageNum: 3,
      pageSize: 50,
      sort: { column: 'name', direction: 'asc' },
    })
  })

  it('begins at the first page without filters', () => {
    expect(readListSearch({}, names)).toEqual({
      filters: {},
      isFiltered: false,
      pageNum: 1,
      pageSize: defaultPageSize,
      sort: undefined,
    })
  })

  it('ignores what is no page: text, zero, fractions, more than the server gives', () => {
    for (const pageSize of ['x', '0', '1.5', '201', '-1'])
      expect(readListSearch({ pageSize, pageNum: pageSize === '201' ? '1' : pageSize }, names)).toMatchObject(
        {
          pageNum: 1,
          pageSize: defaultPageSize,
        },
      )
  })

  it('takes an empty filter for none, and other parameters for not its own', () => {
    expect(readListSearch({ keyword: '', id: '7' }, names)).toMatchObject({ filters: {}, isFiltered: false })
  })
})
