import { describe, expect, it } from 'vitest'
import { checkMinorUnit, decimalsOf, roundIn } from './minor-units.ts'

describe('what can be paid in a currency', () => {
  it('has cents, and whole yen only', () => {
    expect([decimalsOf('RMB'), decimalsOf('USD'), decimalsOf('JPY')]).toEqual([2, 2, 0])
    expect([roundIn('JPY', '1250.5'), roundIn('RMB', '12.345')]).toEqual(['1251.00', '12.35'])
  })

  it.each([
    ['1250.50', 'JPY', true],
    ['1250.500001', 'JPY', true],
    ['1250.00', 'JPY', false],
    ['1250.50', 'USD', false],
    // A unit price in dollars may have more decimals than a cent.
    ['0.004200', 'USD', false],
    // What is no number is refused as such.
    ['many', 'JPY', false],
  ])('%s %s is refused for its fraction: %s', (value, currency, isRefused) => {
    expect(checkMinorUnit('amount', value, currency).length > 0).toBe(isRefused)
  })

  it('names the field and the currency', () => {
    expect(checkMinorUnit('amount', '0.5', 'JPY')).toEqual([
      { path: 'amount', code: 'field.minorUnit', params: { currency: 'JPY' } },
    ])
  })
})
