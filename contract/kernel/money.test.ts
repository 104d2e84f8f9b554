import Big from 'big.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Amount,
  amount,
  compare,
  exceeds,
  formatAmount,
  formatRate,
  fromPercent,
  isAmount,
  isNegative,
  isPositive,
  isRate,
  isZero,
  largest,
  minus,
  plus,
  rate,
  roundAmount,
  sum,
  times,
  toPercent,
  zero,
} from './money.ts'

const cents = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
const ofCents = (value: bigint) => {
  const digits = (value < 0n ? -value : value).toString().padStart(3, '0')
  return amount(`${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
}

describe('money', () => {
  it('adds and subtracts exactly, like whole cents', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(plus(ofCents(a), ofCents(b))).toBe(ofCents(a + b))
        expect(minus(ofCents(a), ofCents(b))).toBe(ofCents(a - b))
      }),
    )
  })

  it('sums a thousand amounts without losing a cent', () => {
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 1000 }), (values) => {
        expect(sum(values.map(ofCents))).toBe(ofCents(values.reduce((total, value) => total + value, 0n)))
      }),
      { numRuns: 20 },
    )
  })

  it('counts as Big does, however long the amounts are and whatever their decimals', () => {
    const digits = fc.oneof(fc.integer(), fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }))
    const written = fc
      .tuple(digits, fc.integer({ min: 0, max: 6 }))
      .map(([value, places]) => new Big(String(value)).div(10 ** places).toFixed(places) as Amount)
    const asBig = (value: Big) => value.toFixed(2, 1)
    fc.assert(
      fc.property(written, written, fc.array(written), (a, b, more) => {
        expect(roundAmount(a)).toBe(asBig(new Big(a)))
        expect(plus(a, b)).toBe(asBig(new Big(a).plus(b)))
        expect(minus(a, b)).toBe(asBig(new Big(a).minus(b)))
        expect(compare(a, b)).toBe(new Big(a).cmp(b))
        expect([isZero(a), isNegative(a), isPositive(a)]).toEqual([
          new Big(a).eq(0),
          new Big(a).lt(0),
          new Big(a).gt(0),
        ])
        expect(sum([a, b, ...more])).toBe(
          asBig([b, ...more].reduce((total, each) => total.plus(each), new Big(a))),
        )
      }),
      { numRuns: 500 },
    )
    expect([plus('-0.00' as Amount, '-0.00' as Amount), compare('-0.00' as Amount, zero)]).toEqual([
      '0.00',
      0,
    ])
    expect(() => roundAmount('')).toThrow()
    expect(() => plus('' as Amount, zero)).toThrow()
  })

  it.each([
    ['0.005', '0.01'],
    ['1.005', '1.01'],
    ['2.344999', '2.34'],
    ['-1.005', '-1.01'],
    ['-0.004', '0.00'],
  ])('rounds %s half up to %s', (value, rounded) => {
    expect(compare(roundAmount(value), amount(rounded))).toBe(0)
  })

  it('multiplies quantity by unit price and rounds once', () => {
    expect(times(rate('80000'), rate('0.004200'))).toBe('336.00')
    expect(times(rate('3'), rate('0.333335'))).toBe('1.00')
  })

  it('compares by value, not by text', () => {
    expect(compare(amount('10.0'), amount('10.00'))).toBe(0)
    expect(exceeds(amount('9.99'), amount('10'))).toBe(false)
    expect(exceeds(amount('10.01'), amount('10'))).toBe(true)
  })

  it.each(['1e3', 'NaN', '', ' 1', '1,000', '0x10', '1.234', '12345678901234567', '+1', '.5', '1.'])(
    'does not take %j for an amount',
    (text) => {
      expect(isAmount(text)).toBe(false)
      expect(() => amount(text)).toThrow(RangeError)
    },
  )

  it('does not take a seventh decimal for a rate', () => {
    expect(rate('7.102400')).toBe('7.102400')
    expect(() => rate('7.1024001')).toThrow(RangeError)
  })

  it('is positive from a cent on, negative from a cent below zero, and otherwise zero', () => {
    const all = ['-0.01', '0', '0.00', '0.01', '1'].map(amount)
    expect(all.map((each) => [isNegative(each), isZero(each), isPositive(each)].indexOf(true))).toEqual([
      0, 1, 1, 2, 2,
    ])
  })

  it('finds the larger of two amounts', () => {
    expect([largest(amount('1'), amount('2')), largest(amount('2'), amount('1'))]).toEqual(['2.00', '2.00'])
    expect(largest(amount('0'), amount('-1'))).toBe('0.00')
  })

  it('shows a share of the whole in percent, and reads it back', () => {
    expect([toPercent('0.008'), toPercent('1'), fromPercent('0.8')]).toEqual(['0.8', '100', '0.008'])
  })

  it('gives rates six decimals and amounts two', () => {
    expect(isRate('7.102400')).toBe(true)
    expect(isRate('7.1024001')).toBe(false)
    expect(isAmount('7.10')).toBe(true)
  })

  it('shows thousands separators, two decimals for money and six for rates', () => {
    expect(formatAmount(amount('3284116.2'))).toBe('3,284,116.20')
    expect(formatAmount(amount('-1234.5'))).toBe('-1,234.50')
    expect(formatAmount(zero)).toBe('0.00')
    expect(formatRate(rate('7.1024'))).toBe('7.102400')
  })
})
