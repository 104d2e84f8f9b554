import { describe, expect, it } from 'vitest'
import { changeOf } from './price-change.ts'

describe('the change from the price before', () => {
  it('is a percentage, and none across currencies or for the first', () => {
    const usd = (price: string) => ({ price, currency: 'USD' })
    expect(changeOf(usd('1.1'), usd('1'))).toBe(10)
    expect(changeOf(usd('0.9985'), usd('1'))).toBe(-0.1)
    expect(changeOf(usd('1'), { price: '1', currency: 'HKD' })).toBeUndefined()
    expect(changeOf(usd('1'), undefined)).toBeUndefined()
  })
})
