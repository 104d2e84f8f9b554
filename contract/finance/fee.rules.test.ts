import { describe, expect, it } from 'vitest'
import { amount, type Rate } from '../kernel/money.ts'
import { addEstimates } from '../orders/order-estimates.ts'
import { feeAmount, feeBasis, proposedAgencyFee } from './fee.rules.ts'

const fee = { quantity: '24', unit: 'pallet', unitPrice: '6.5', currency: 'RMB' }

describe('a fee', () => {
  it('is quantity × price, rounded once to what can be paid', () => {
    expect(feeAmount(fee)).toBe('156.00')
    expect(feeAmount({ ...fee, unitPrice: '0.333333' })).toBe('8.00')
    expect(feeAmount({ quantity: '3', unitPrice: '10.5', currency: 'JPY' })).toBe('32.00')
  })

  it('shows its basis, and behind it the minimum that it was raised to', () => {
    expect(feeBasis(fee)).toBe('24 pallet × 6.5')
    expect(feeBasis({ ...fee, quantity: '711.730', unit: '', unitPrice: '0.0080', amount: '200.00' })).toBe(
      '711.73 × 0.008 = 5.69 >= 200.00',
    )
    expect(feeBasis({ ...fee, amount: '156.00' })).toBe('24 pallet × 6.5')
  })

  it('of the agency is a share of the order’s amount in RMB, and at least the agreed minimum', () => {
    const terms = { agencyRate: '0.008' as Rate, minimumFee: amount('200') }
    const order = (orderAmount: string) => ({
      modelType: 1,
      orderAmount: amount(orderAmount),
      toRmb: '7.106967' as Rate,
    })
    expect(proposedAgencyFee(order('10000'), terms)).toMatchObject({ basis: '71069.67', amount: '568.56' })
    expect(proposedAgencyFee(order('100'), terms)).toMatchObject({ basis: '710.70', amount: '200.00' })
  })
})

it('estimates of lines add up to what could be estimated, and say how many could not', () => {
  expect(addEstimates([amount('1.50'), undefined, amount('2'), undefined])).toEqual({
    total: '3.50',
    unknown: 2,
  })
})
