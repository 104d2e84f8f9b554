import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkVoucher, isSameMoney, offeredCurrency } from './voucher.rules.ts'

const booked = {
  kind: 'received',
  currency: 'USD',
  amount: '10.00',
  occurredOn: '2026-11-02',
  bankReference: 'AB12',
  taxKind: '',
  orderId: '1' as string | null,
}

describe('money that may be entered twice', () => {
  it('is equal in kind, currency, amount, day and tax', () => {
    expect(isSameMoney(booked, { ...booked, amount: '10.0' })).toBe(true)
    expect(isSameMoney(booked, { ...booked, kind: 'paidOut' })).toBe(false)
    expect(isSameMoney(booked, { ...booked, currency: 'EUR' })).toBe(false)
    expect(isSameMoney(booked, { ...booked, amount: '10.01' })).toBe(false)
    expect(isSameMoney(booked, { ...booked, occurredOn: '2026-11-03' })).toBe(false)
    expect(isSameMoney(booked, { ...booked, taxKind: 'vat' })).toBe(false)
  })

  it('is not the same where two orders or two references say so', () => {
    expect(isSameMoney(booked, { ...booked, orderId: '2' })).toBe(false)
    expect(isSameMoney(booked, { ...booked, orderId: null })).toBe(true)
    expect(isSameMoney({ ...booked, orderId: null }, booked)).toBe(true)
    expect(isSameMoney(booked, { ...booked, bankReference: 'AB13' })).toBe(false)
    expect(isSameMoney(booked, { ...booked, bankReference: 'ab12' })).toBe(true)
    expect(isSameMoney(booked, { ...booked, bankReference: '' })).toBe(true)
    expect(isSameMoney({ ...booked, bankReference: '' }, booked)).toBe(true)
  })
})

describe('a voucher', () => {
  const draft = { kind: 'received', currency: 'RMB', amount: '10.00', taxKind: '' } as const
  type Draft = Parameters<typeof checkVoucher>[0]
  const check = (changes: Partial<Draft>): string[] => foundBy(checkVoucher({ ...draft, ...changes }))

  it.each(['received', 'paidOut', 'reversal', 'exchangeDifference'] as const)(
    'of %s asks for an amount alone',
    (kind) => {
      expect(check({ kind })).toEqual([])
      expect(check({ kind, amount: '0' })).toEqual(['amount field.positive'])
      expect(check({ kind, amount: '-1' })).toEqual(['amount field.positive'])
    },
  )

  it('of a tax asks for its kind and its order, in RMB', () => {
    expect(check({ kind: 'taxPaid', taxKind: 'vat', orderId: '1' })).toEqual([])
    expect(check({ kind: 'taxPaid', currency: 'USD' })).toEqual([
      'taxKind field.required',
      'orderId field.required',
      'currency finance.currencyDiffers',
    ])
  })

  it('of settled foreign money asks for a rate at which it comes to a cent', () => {
    const settled = { kind: 'fxSettled', currency: 'JPY' } as const
    expect(check({ ...settled, rate: '0.048' })).toEqual([])
    expect(check(settled)).toEqual(['rate field.required'])
    expect(check({ ...settled, currency: 'RMB', rate: '1' })).toEqual(['currency finance.currencyDiffers'])
    expect(check({ ...settled, amount: '0.10', rate: '0.048' })).toEqual(['amount field.tooSmall'])
    expect(check({ ...settled, rate: '0' })).toEqual([])
    expect(check({ ...settled, amount: '0', rate: '0.048' })).toEqual(['amount field.positive'])
  })

  it('of received foreign money asks for its order', () => {
    expect(check({ kind: 'fxReceived', currency: 'USD', orderId: '1' })).toEqual([])
    expect(check({ kind: 'fxReceived' })).toEqual([
      'currency finance.currencyDiffers',
      'orderId field.required',
    ])
  })

  it('of an exchange difference is in RMB, and alone may name a debt', () => {
    expect(check({ kind: 'exchangeDifference', itemId: '1' })).toEqual([])
    expect(check({ kind: 'exchangeDifference', currency: 'USD' })).toEqual([
      'currency finance.currencyDiffers',
    ])
    expect(check({ itemId: '1' })).toEqual(['itemId finance.itemOfOtherKind'])
  })

  it.each([
    ['taxPaid', 'USD', 'USD', 'RMB'],
    ['exchangeDifference', 'USD', 'USD', 'RMB'],
    ['received', 'EUR', 'USD', 'EUR'],
    ['fxReceived', 'RMB', 'JPY', 'JPY'],
    ['fxSettled', 'RMB', undefined, 'USD'],
    ['fxSettled', 'EUR', undefined, 'EUR'],
    ['fxReceived', 'EUR', 'RMB', 'EUR'],
  ] as const)('of %s offers, with %s chosen and an order in %s, %s', (kind, chosen, order, offered) => {
    expect(offeredCurrency(kind, { chosen, order })).toBe(offered)
  })
})
