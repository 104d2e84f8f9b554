import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { stacked } from './stacked-columns.tsx'
import type { Column } from './table.ts'

type Order = { readonly id: string; readonly number: string; readonly seller: string }
const column = (key: 'number' | 'seller' | 'id', more: Partial<Column<Order>>): Column<Order> => ({
  key,
  title: key,
  width: 100,
  cell: (row) => row[key],
  ...more,
})
const number = column('number', { isFirst: true, isSortable: true })
const id = column('id', {})
const seller = column('seller', { isUnderFirst: true, isSortable: true })
const row = { id: '7', number: 'IM261119-0001', seller: 'Blue Reef' }

describe('columns that stand in the first one', () => {
  it('are its second line, with a heading of their own', () => {
    const [first, ...others] = stacked([number, id, seller])
    expect(others).toEqual([id])
    expect(first?.headings?.map(({ title }) => title)).toEqual(['number', 'seller'])
    expect(renderToStaticMarkup(first?.cell(row))).toMatch(/IM261119-0001.*<small>Blue Reef<\/small>/)
  })

  it('also stand under another column, which they name', () => {
    const state = column('id', { under: 'seller' })
    const [, both, ...others] = stacked([number, column('seller', {}), state])
    expect(others).toEqual([])
    expect(both?.key).toBe('seller')
    expect(renderToStaticMarkup(both?.cell(row))).toMatch(/Blue Reef.*<small>7<\/small>/)
    expect(stacked([number, state])).toEqual([number, state])
  })

  it('take nothing from a list whose member chose to hide them', () => {
    expect(stacked([number, id])).toEqual([number, id])
  })
})
