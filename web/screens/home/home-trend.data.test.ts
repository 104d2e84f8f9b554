import { describe, expect, it } from 'vitest'
import { barsOf, kindsOfTrend, measuresOf, ticksTo } from './home-trend.data.ts'

const trend = [
  { month: '2026-10', modelType: 0, currency: 'USD', orders: 2, amount: '20.50' },
  { month: '2026-10', modelType: 0, currency: '', orders: 1, amount: '0.00' },
  { month: '2026-11', modelType: 1, currency: 'HKD', orders: 3, amount: '1234.00' },
]
const months = ['2026-09', '2026-10', '2026-11']

describe('the trend of the months', () => {
  it('counts orders of all currencies, and amounts of one', () => {
    expect(barsOf(months, trend, 'orders').map(({ total }) => total)).toEqual([0, 3, 3])
    expect(barsOf(months, trend, 'USD').map(({ total }) => total)).toEqual([0, 20.5, 0])
    expect(barsOf(months, trend, 'HKD')[2]?.parts).toEqual([
      { kind: 0, value: 0, text: '0.00' },
      { kind: 1, value: 1234, text: '1,234.00' },
    ])
  })

  it('offers only the currencies and kinds that occur', () => {
    expect(measuresOf(trend)).toEqual(['orders', 'USD', 'HKD'])
    expect(kindsOfTrend(trend)).toEqual([0, 1])
  })

  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [23, [0, 10, 20, 30]],
    [1_234, [0, 500, 1000, 1500]],
  ])('scales up to %d in round steps', (highest, ticks) => {
    expect(ticksTo(highest)).toEqual(ticks)
  })
})
