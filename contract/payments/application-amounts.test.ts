import { describe, expect, it } from 'vitest'
import { amount, rate, sum, times } from '../kernel/money.ts'
import { orderState } from '../orders/order.codes.ts'
import { borneCharge, percentOf, shareOf, sharesInRmb } from './application-amounts.ts'
import { bankFeeBearer } from './payment.codes.ts'
import { whyNotAdded } from './payment-application.rules.ts'

const order = { currency: 'USD', orderAmount: '65929.00', remaining: '65929.00' }

describe('the amounts of an application', () => {
  it('are a share of each order, at most what is left of it', () => {
    expect(shareOf(order, 30)).toBe('19778.70')
    expect(shareOf({ ...order, remaining: '10000.00' }, 30)).toBe('10000.00')
    expect(percentOf(order, '19778.70')).toBe('30')
    expect(shareOf({ ...order, remaining: '19778.7' }, 30)).toBe('19778.70')
    expect(percentOf({ orderAmount: '0.50' }, '0.01')).toBe('2')
    expect(percentOf({ orderAmount: '300' }, '100')).toBe('33.3')
    expect(percentOf({ orderAmount: '100' }, '0.5')).toBe('0.5')
    expect(percentOf({ orderAmount: '0' }, '1')).toBeUndefined()
    expect(percentOf(order, '0')).toBeUndefined()
    expect(percentOf(order, 'ten')).toBeUndefined()
  })

  it('have the bank’s charge borne by the customer wholly, by half, or not at all', () => {
    const { customer, shared, supplier } = bankFeeBearer.codes
    expect(borneCharge(amount('25.00'), customer, 'USD')).toBe('25.00')
    expect(borneCharge(amount('25.01'), shared, 'USD')).toBe('12.51')
    expect(borneCharge(amount('2501.00'), shared, 'JPY')).toBe('1251.00')
    expect(borneCharge(amount('25.00'), supplier, 'USD')).toBe('0.00')
  })
})

describe('the parts of an application in RMB', () => {
  const rateOf = rate('7.106967')
  it('add up to the whole, whatever each is rounded to', () => {
    const parts = ['33.33', '33.33', '33.34'].map(amount)
    const shares = sharesInRmb(parts, rateOf)
    expect(shares).toEqual(['236.88', '236.87', '236.95'])
    expect(sum(shares)).toBe(times(amount('100.00'), rateOf))
  })
  it('never fall below zero', () => {
    const parts = Array.from({ length: 100 }, () => amount('0.13'))
    const shares = sharesInRmb(parts, rate('0.0461'))
    expect(shares.filter((share) => Number(share) < 0)).toEqual([])
    expect(sum(shares)).toBe('0.60')
  })
})

describe('an order is not added to an application', () => {
  const submitted = {
    state: orderState.codes.submitted,
    currency: 'USD',
    orderAmount: '100.00',
    appliedAmount: '40.00',
  }

  it('that is a draft or failed the audit, has nothing left, or another currency', () => {
    expect(whyNotAdded(submitted)).toBeUndefined()
    expect(whyNotAdded(submitted, 'USD')).toBeUndefined()
    expect(whyNotAdded({ ...submitted, state: orderState.codes.draft })).toBe('notPayable')
    expect(whyNotAdded({ ...submitted, state: orderState.codes.auditFailed })).toBe('notPayable')
    expect(whyNotAdded({ ...submitted, appliedAmount: '100.00' })).toBe('nothingLeft')
    expect(whyNotAdded(submitted, 'HKD')).toBe('otherCurrency')
  })
})
