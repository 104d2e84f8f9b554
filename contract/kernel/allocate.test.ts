import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate } from './allocate.ts'
import { type Amount, amount, compare, isNegative, sum } from './money.ts'

const cents = (value: number): Amount => amount((value / 100).toFixed(2))
const weight = fc.integer({ min: 0, max: 10_000_000 }).map((value) => (value / 10_000).toFixed(4))

describe('an amount in parts', () => {
  it('gives the rest of a cent to the largest part', () => {
    expect(allocate(amount('100.00'), ['1', '1', '1'])).toEqual(['33.34', '33.33', '33.33'])
    expect(allocate(amount('100.00'), ['1', '4', '1'])).toEqual(['16.67', '66.66', '16.67'])
  })

  it('has equal parts where nothing has a weight', () => {
    expect(allocate(amount('0.05'), ['0', '', '0'])).toEqual(['0.01', '0.02', '0.02'])
  })

  it('gives no part the opposite sign, however many parts a few cents have', () => {
    const parts = allocate(amount('0.05'), Array<string>(10).fill('1'))
    expect(parts).toEqual(['0.05', ...Array<string>(9).fill('0.00')])
  })

  it('adds up to the amount to the cent, part by part of its sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }),
        fc.array(weight, { minLength: 1, maxLength: 200 }),
        (total, weights) => {
          const parts = allocate(cents(total), weights)
          expect(sum(parts)).toBe(cents(total))
          expect(parts.some(isNegative)).toBe(false)
        },
      ),
    )
  })

  it('gives a line without weight nothing where others have one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(weight, { maxLength: 50 }),
        (total, weights) => {
          const [none] = allocate(cents(total), ['0', '0.0001', ...weights])
          expect(compare(none ?? cents(1), cents(0))).toBe(0)
        },
      ),
    )
  })
})
