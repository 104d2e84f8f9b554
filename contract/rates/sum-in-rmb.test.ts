import { expect, it } from 'vitest'
import { hasRmbColumn, isMixed, sumInRmb } from './sum-in-rmb.ts'

const rates = [
  { currency: 'USD', rate: '7.1', day: '2026-11-18' },
  { currency: 'JPY', rate: '0.048', day: '2026-11-18' },
]

it('gives sums of several currencies as one figure in RMB', () => {
  const sums = [
    { currency: 'RMB', amount: '1.00' },
    { currency: 'USD', amount: '100.00' },
    { currency: 'JPY', amount: '-1000.00' },
  ]
  expect(sumInRmb(sums, rates)).toBe('663.00')
})

it('gives no figure where a currency has no rate', () => {
  expect(sumInRmb([{ currency: 'GBP', amount: '1.00' }], rates)).toBeUndefined()
  const known = { currency: 'USD', amount: '1.00' }
  expect(sumInRmb([known, { currency: 'GBP', amount: '1.00' }], rates)).toBeUndefined()
})

it('calls money mixed where it is in two currencies; quantities have none', () => {
  expect(isMixed([{ currency: 'USD', amount: '1.00' }])).toBe(false)
  expect(isMixed([{ currency: '', amount: '1' }])).toBe(false)
  expect(
    isMixed([
      { currency: 'USD', amount: '1.00' },
      { currency: 'RMB', amount: '1.00' },
    ]),
  ).toBe(true)
})

it('a list that says of each row what it comes to in RMB needs no other figure of it', () => {
  const amount = [{ currency: 'USD', amount: '1.00' }]
  const rmbAmount = [{ currency: 'RMB', amount: '7.10' }]
  expect(hasRmbColumn({ counted: 1, columns: { amount, rmbAmount } })).toBe(true)
  expect(hasRmbColumn({ counted: 1, columns: { amount } })).toBe(false)
  expect(hasRmbColumn(null)).toBe(false)
})
