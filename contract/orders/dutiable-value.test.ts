import { describe, expect, it } from 'vitest'
import { amount } from '../kernel/money.ts'
import { dutiableValue } from './dutiable-value.ts'
import { orderKind } from './order.codes.ts'
import { type Charges, chargesAsked, chosenCharges, emptyCharges } from './order-charges.ts'

const rates = { RMB: '1', USD: '7', HKD: '0.9' }
const valueOf = (incoterms: string, charges: Partial<Charges> = {}) =>
  dutiableValue(
    {
      incoterms,
      currency: 'USD',
      orderAmount: amount('1000'),
      charges: { ...emptyCharges, ...charges },
    },
    rates,
  )

describe('the dutiable value of an import', () => {
  it('is the price alone under CIF and CIP', () => {
    for (const terms of ['CIF', 'CIP'])
      expect(valueOf(terms)).toMatchObject({ value: '1000.00', factor: '1.000000000000000', assumptions: [] })
  })

  it('is the factor by which the price grows, be the price one or nothing', () => {
    const factorOf = (orderAmount: string) =>
      dutiableValue(
        {
          incoterms: 'FOB',
          currency: 'USD',
          orderAmount: amount(orderAmount),
          charges: { ...emptyCharges, freight: '1', insurance: '0' },
        },
        rates,
      ).factor
    expect([factorOf('1'), factorOf('4'), factorOf('0')]).toEqual([
      '2.000000000000000',
      '1.250000000000000',
      '1',
    ])
  })

  it('adds freight and insurance where the terms leave them out', () => {
    for (const terms of ['EXW', 'FCA', 'FAS', 'FOB'])
      expect(valueOf(terms, { freight: '50', insurance: '4', other: '6' })).toMatchObject({
        freight: '50.00',
        insurance: '4.00',
        other: '6.00',
        value: '1060.00',
        assumptions: [],
      })
  })

  it('converts charges in another currency at the customs rates', () => {
    expect(valueOf('FOB', { freight: '700', freightCurrency: 'RMB', insurance: '4' }).freight).toBe('100.00')
    expect(valueOf('FOB', { freight: '700', freightCurrency: 'HKD', insurance: '4' }).freight).toBe('90.00')
  })

  it('leaves a charge out, and says so, where its currency has no rate', () => {
    const { value, assumptions } = valueOf('FOB', { freight: '50', freightCurrency: 'JPY', insurance: '4' })
    expect(value).toBe('1004.00')
    expect(assumptions).toEqual(['rateMissing'])
  })

  it('says that freight and insurance are not counted while they are not filled in', () => {
    expect(valueOf('FCA')).toMatchObject({ value: '1000.00', assumptions: ['chargesMissing'] })
    expect(valueOf('FOB', { insurance: '4' })).toMatchObject({
      value: '1004.00',
      assumptions: ['freightMissing'],
    })
  })

  it('assumes 0.3 % of goods and freight for a premium that is not known', () => {
    expect(valueOf('FOB', { freight: '100' })).toMatchObject({
      insurance: '3.30',
      value: '1103.30',
      assumptions: ['insuranceAssumed'],
    })
    expect(valueOf('CFR')).toMatchObject({ value: '1003.00', assumptions: ['insuranceAssumed'] })
  })

  it('takes a delivered price in full and says so', () => {
    for (const terms of ['DAP', 'DPU', 'DDP'])
      expect(valueOf(terms)).toMatchObject({ value: '1000.00', assumptions: ['deliveredInFull'] })
  })

  it('does not count a charge that the price contains already', () => {
    expect(valueOf('CIF', { freight: '50', insurance: '4' }).value).toBe('1000.00')
  })

  it('says that the terms are not known', () => {
    expect(valueOf('').assumptions).toEqual(['termsMissing'])
  })
})

describe('the charges that an order states', () => {
  const { codes } = orderKind
  it('are those that the terms leave out, of imports only', () => {
    expect(chargesAsked(codes.import, 'FOB')).toEqual(['freight', 'insurance', 'other'])
    expect(chargesAsked(codes.import, 'CFR')).toEqual(['insurance', 'other'])
    expect(chargesAsked(codes.import, 'CIF')).toEqual(['other'])
    expect(chargesAsked(codes.export, 'FOB')).toEqual([])
    expect(chargesAsked(codes.import, '')).toEqual([])
  })

  it('lose what was typed for other terms', () => {
    const typed: Charges = { ...emptyCharges, freight: '5', freightCurrency: 'HKD', other: '2' }
    expect(chosenCharges(typed, codes.import, 'CFR')).toEqual({ ...emptyCharges, other: '2' })
    expect(chosenCharges(typed, codes.import, 'FOB')).toEqual(typed)
  })
})
