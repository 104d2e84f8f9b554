import { describe, expect, it } from 'vitest'
import { kindsOfTrend, type Measure, measuresOf, trendOf } from './home-trend.data.ts'

const trend = [
  { month: '2026-10', modelType: 0, currency: 'USD', orders: 2, amount: '20.50' },
  { month: '2026-10', modelType: 0, currency: '', orders: 1, amount: '0.00' },
  { month: '2026-11', modelType: 1, currency: 'HKD', orders: 3, amount: '1234.00' },
]
const months = ['2026-09', '2026-10', '2026-11']

const texts = {
  kind: String,
  total: String,
  href: (kind: number, month: string) => `${kind}/${month}`,
}
const shown = (measure: Measure) => trendOf(months, trend, measure, texts)

describe('the trend of the months', () => {
  it('counts orders of all currencies, and amounts of one', () => {
    expect(shown('orders').totals).toEqual(['0', '3', '3'])
    expect(shown('USD').totals).toEqual(['0', '20.5', '0'])
    expect(shown('HKD').series.map(({ texts: figures }) => figures[2])).toEqual(['0.00', '1,234.00'])
  })

  it('leads from each figure to the orders of its kind and month', () => {
    expect(shown('orders').series[1]?.hrefOf?.('2026-11')).toBe('1/2026-11')
  })

  it('offers only the currencies and kinds that occur', () => {
    expect(measuresOf(trend)).toEqual(['orders', 'USD', 'HKD'])
    expect(kindsOfTrend(trend)).toEqual([0, 1])
  })
})
