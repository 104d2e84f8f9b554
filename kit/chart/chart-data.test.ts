import { expect, it } from 'vitest'
import { type ChartData, rangeOf, sheetOf, within } from './chart-data.ts'

it('writes a chart as a sheet, with grouped figures and names that hold commas in quotes', () => {
  const sheet = sheetOf(
    {
      columns: [{ key: '2026-10' }, { key: '2026-11', isPartial: true }],
      series: [{ key: 'a', name: 'Import, air', values: [1234, 5], texts: ['1,234.00', '5.00'] }],
      totals: ['1,234.00', '5.00'],
    },
    { period: 'Month', total: 'Total' },
  )
  expect(sheet).toBe(
    '\uFEFFMonth,"Import, air",Total\r\n2026-10,"1,234.00","1,234.00"\r\n2026-11,5.00,5.00\r\n',
  )
})

const months: ChartData = {
  columns: ['2026-07', '2026-08', '2026-09', '2026-10'].map((key) => ({ key })),
  series: [{ key: 'a', name: 'Import', values: [1, 2, 3, 4], texts: ['1', '2', '3', '4'] }],
  totals: ['1', '2', '3', '4'],
}

it('takes the columns between two, in either direction, with their figures and totals', () => {
  const range = rangeOf(months, 2, 1)
  expect(range).toEqual({ first: '2026-08', last: '2026-09' })
  expect(within(months, range)).toEqual({
    columns: [{ key: '2026-08' }, { key: '2026-09' }],
    series: [{ key: 'a', name: 'Import', values: [2, 3], texts: ['2', '3'] }],
    totals: ['2', '3'],
  })
})

it('takes all columns where only one is chosen, or a chosen one is no longer there', () => {
  expect(rangeOf(months, 2, 2)).toBeUndefined()
  expect(within(months, undefined)).toBe(months)
  expect(within(months, { first: '2025-01', last: '2026-09' })).toBe(months)
  expect(within(months, { first: '2026-09', last: '2026-12' })).toBe(months)
})
