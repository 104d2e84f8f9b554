import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, compare, plus, rate, sum } from '../kernel/money.ts'
import { estimateExportRefund, estimateImportDuty } from './duty-estimate.ts'
import { legalQuantity } from './legal-quantity.ts'

const rates = { mfnRate: '10', temporaryRate: null, consumptionRate: null, vatRate: '13' }
const line = { value: amount('1000.00'), customsRate: rate('7.1') }

describe('the import duty estimate', () => {
  it('is duty on the CIF value in RMB, and VAT on value and duty', () => {
    expect(estimateImportDuty(line, rates)).toEqual({
      dutiableValue: '7100.00',
      dutyRate: '10',
      taken: {
        measure: 'mfn',
        agreement: '',
        dutyRate: '10',
        specific: null,
        unit: '',
        retaliatoryRate: '0',
        antiDumpingRate: '0',
      },
      missingUnit: '',
      saving: null,
      duty: '710.00',
      antiDumping: '0.00',
      consumptionTax: '0.00',
      vat: '1015.30',
      total: '1725.30',
    })
  })

  it('takes a temporary rate before the tariff rate, also one of zero', () => {
    expect(estimateImportDuty(line, { ...rates, temporaryRate: '5' })).toMatchObject({
      dutyRate: '5',
      duty: '355.00',
    })
    expect(estimateImportDuty(line, { ...rates, temporaryRate: '0' })).toMatchObject({
      dutyRate: '0',
      duty: '0.00',
    })
  })

  it('computes consumption tax included in the price, and VAT on top of it', () => {
    // (7100 + 710) / (1 − 0.15) × 0.15 = 1378.235…
    expect(estimateImportDuty(line, { ...rates, consumptionRate: '15' })).toMatchObject({
      consumptionTax: '1378.24',
      vat: '1194.47',
      total: '3282.71',
    })
  })

  it('rounds half up, at each figure', () => {
    // 10.05 × 10 % = 1.005
    const small = { value: amount('10.05'), customsRate: rate('1') }
    expect(estimateImportDuty(small, rates)).toMatchObject({ duty: '1.01', vat: '1.44' })
    // 3.33 × 7.112345 = 23.68410885
    const converted = { value: amount('3.33'), customsRate: rate('7.112345') }
    expect(estimateImportDuty(converted, rates).dutiableValue).toBe('23.68')
  })

  it('takes rates with decimals, and nothing where the tariff has none', () => {
    expect(estimateImportDuty(line, { ...rates, mfnRate: '8.4' }).duty).toBe('596.40')
    expect(
      estimateImportDuty(line, { mfnRate: null, temporaryRate: null, consumptionRate: null, vatRate: null })
        .total,
    ).toBe('0.00')
  })

  it('knows no consumption tax of the whole price', () => {
    expect(() => estimateImportDuty(line, { ...rates, consumptionRate: '100' })).toThrow(RangeError)
  })

  it('adds up, and never falls when the value grows', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 })
    const asAmount = (value: number) => amount((value / 100).toFixed(2))
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: 0, max: 99 }), (some, more, percent) => {
        const all = {
          mfnRate: String(percent),
          temporaryRate: null,
          consumptionRate: String(percent),
          vatRate: '13',
        }
        const customsRate = rate('7.1')
        const small = estimateImportDuty({ value: asAmount(some), customsRate }, all)
        const large = estimateImportDuty({ value: plus(asAmount(some), asAmount(more)), customsRate }, all)
        expect(small.total).toBe(sum([small.duty, small.consumptionTax, small.vat]))
        expect(compare(large.total, small.total)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('the export refund estimate', () => {
  it('is the refund rate on the invoice amount without its VAT', () => {
    expect(estimateExportRefund(amount('11300.00'), { vatRate: '13', refundRate: '13' })).toBe('1300.00')
    expect(estimateExportRefund(amount('11300.00'), { vatRate: '13', refundRate: '9' })).toBe('900.00')
    expect(estimateExportRefund(amount('100.00'), { vatRate: '13', refundRate: '13' })).toBe('11.50')
  })
  it('is nothing without a refund rate', () => {
    expect(estimateExportRefund(amount('100.00'), { vatRate: '13', refundRate: null })).toBe('0.00')
  })
})

describe('the quantity in a legal unit', () => {
  const of = (unit: string, legalUnit: string, netWeight = '') =>
    legalQuantity({ unit, qty: '5', netWeight }, legalUnit)
  it('has six decimals at most, rounded half up', () => {
    expect(of('007', '054')).toBe('0.005')
    expect(legalQuantity({ unit: '007', qty: '0.0055', netWeight: '' }, '054')).toBe('0.000006')
    expect(legalQuantity({ unit: '007', qty: '0.0004', netWeight: '' }, '054')).toBe('0')
    expect(of('007', '035', '1.25')).toBe('1.25')
    expect([of('007', ''), of('007', '035'), of('007', '035', '0')]).toEqual(['', '', ''])
  })
})
