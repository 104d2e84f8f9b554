import { describe, expect, it } from 'vitest'
import { changeOf, priceDecimals, priceTicks } from './price-chart.scale.ts'

describe('the scale of a price chart', () => {
  it.each([[[1.2, 1.9]], [[0.0123, 0.0131]], [[100, 4500]], [[3, 3]], [[0.02, 0.02]]])(
    'covers %j with a few round figures',
    (values) => {
      const ticks = priceTicks(values)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThan(8)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values) + 1e-9)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9)
    },
  )

  it('writes as many decimals as its figures need', () => {
    expect(priceDecimals(priceTicks([0.0123, 0.0131]))).toBeGreaterThanOrEqual(4)
    expect(priceDecimals(priceTicks([100, 4500]))).toBe(2)
  })
})

describe('the change from the price before', () => {
  it('is a percentage, and none across currencies or for the first', () => {
    const usd = (price: string) => ({ price, currency: 'USD' })
    expect(changeOf(usd('1.1'), usd('1'))).toBe(10)
    expect(changeOf(usd('0.9985'), usd('1'))).toBe(-0.1)
    expect(changeOf(usd('1'), { price: '1', currency: 'HKD' })).toBeUndefined()
    expect(changeOf(usd('1'), undefined)).toBeUndefined()
  })
})
