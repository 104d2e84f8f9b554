import { expect, it } from 'vitest'
import { sheetOf } from './chart-data.ts'

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
