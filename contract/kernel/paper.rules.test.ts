import { describe, expect, it } from 'vitest'
import { checkProducts, checkSums, isDifferent } from './paper.rules.ts'
import { joinTexts } from './paper.ts'

const rows = [
  { qty: '100', price: '0.25', totalMoney: '25.00' },
  { qty: '200', price: '0.25', totalMoney: '51.00' },
  { qty: 'many', price: '1', totalMoney: '1' },
]

describe('the lines of a document', () => {
  it('are compared with its totals, where it states any', () => {
    const checks = checkSums(rows, ['qty', 'totalMoney', 'packages'], { qty: '300', totalMoney: '75' })
    expect(checks).toEqual([
      { key: 'qty', stated: '300', sum: '300', difference: '0' },
      { key: 'totalMoney', stated: '75', sum: '77', difference: '2' },
      { key: 'packages', stated: undefined, sum: '0', difference: undefined },
    ])
    expect(checks.map(isDifferent)).toEqual([false, true, false])
  })

  it('are wrong where quantity times price is another amount', () => {
    const keys = { qty: 'qty', price: 'price', amount: 'totalMoney' }
    expect(checkProducts(rows, keys)).toEqual([{ row: 1, expected: '50.00', stated: '51.00' }])
    expect(checkProducts([{ qty: '3', price: '0.333333', totalMoney: '1' }], keys)).toEqual([])
  })

  it('have texts of several lines as one', () => {
    expect(joinTexts(['tape', 'and reel'])).toBe('tape and reel')
    expect(joinTexts(['符合', '环保要求'])).toBe('符合环保要求')
    expect(joinTexts(['', 'a'])).toBe('a')
  })
})

it('texts of several lines are joined without a space only where both sides are Chinese', () => {
  expect(joinTexts(['连接', '器'])).toBe('连接器')
  expect(joinTexts(['连接', 'USB'])).toBe('连接 USB')
  expect(joinTexts(['USB', '连接'])).toBe('USB 连接')
  expect(joinTexts(['', 'USB', ''])).toBe('USB')
})

it('a product that is wrong is said in two decimals, and is compared where all three figures are numbers', () => {
  const keys = { qty: 'qty', price: 'price', amount: 'amount' }
  expect(checkProducts([{ qty: '3', price: '0.3333', amount: '2' }], keys)).toEqual([
    { row: 0, expected: '1.00', stated: '2' },
  ])
  for (const name of ['qty', 'price', 'amount'])
    expect(checkProducts([{ qty: '3', price: '1', amount: '2', [name]: 'x' }], keys)).toEqual([])
})
