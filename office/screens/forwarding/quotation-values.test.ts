import { QuotationTerms } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { rate } from '@quayside/contract/kernel/money.ts'
import type { ChargeValues } from '@quayside/kit/records/quotation-values.ts'
import { describe, expect, it } from 'vitest'
import { chargesOf, checkWithCharges, noCharge, noQuotation, termsOf, valuesOf } from './quotation-values.ts'

const charge = (values: Partial<ChargeValues>): ChargeValues => ({ ...noCharge, ...values })
const typed = {
  ...noQuotation,
  carrier: 'North Line',
  transitDays: '31',
  validUntil: '2026-12-01',
  charges: [charge({ kind: 'OF', unitPrice: '2480' })],
}
const wrongIn = (values: Partial<typeof typed>) => {
  const all = { ...typed, ...values }
  return checkWithCharges(QuotationTerms, termsOf(all), all.charges).map(({ path, code }) => [path, code])
}

describe('the terms of a quotation while they are typed', () => {
  it('are right', () => {
    expect(wrongIn({})).toEqual([])
  })

  it('begin with the figures of the former quotation as a person types them', () => {
    const stored = { kind: 'OF', basis: 0, currency: 'USD', isIncluded: 0, note: '' } as const
    const charges = [
      { ...stored, quantity: rate('2.000000'), unitPrice: rate('2046.800000') },
      { ...stored, quantity: rate('100'), unitPrice: rate('0.500000') },
    ]
    const begun = valuesOf({ ...noQuotation, transitDays: 31, departsOn: null, freeDays: null, charges })
    expect(begun.charges.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
      ['2', '2046.8'],
      ['100', '0.5'],
    ])
  })

  it('keep what is no number, so that it is refused at its field and not lost', () => {
    expect(wrongIn({ freeDays: 'two weeks', transitDays: 'a month' }).map(([path]) => path)).toEqual([
      'transitDays',
      'freeDays',
    ])
    expect(wrongIn({ charges: [charge({ kind: 'OF', unitPrice: 'abc' })] })).toEqual([
      ['charges.0.unitPrice', 'field.rate'],
    ])
    expect(wrongIn({ charges: [charge({ kind: 'OF', unitPrice: '-5' })] })[0]).toEqual([
      'charges.0.unitPrice',
      'field.tooSmall',
    ])
  })

  it('leave out blank rows alone, and name the others by their places', () => {
    const charges = [
      charge({ kind: 'OF', unitPrice: '2480' }),
      charge({}),
      charge({ unitPrice: '450' }),
      charge({ kind: 'DOC', unitPrice: '' }),
      charge({ kind: 'OF', unitPrice: '1', quantity: '0' }),
    ]
    expect(wrongIn({ charges })).toEqual([
      ['charges.2.kind', 'field.code'],
      ['charges.4.quantity', 'orderLine.notPositive'],
      ['charges.3.unitPrice', 'orderLine.notPositive'],
      ['charges.4.kind', 'freight.chargeTwice'],
    ])
    expect(chargesOf(charges).map(({ kind }) => kind)).toEqual(['OF', '', 'DOC', 'OF'])
    expect(wrongIn({ charges: [charge({})] })).toEqual([['charges', 'freight.noCharges']])
  })
})
