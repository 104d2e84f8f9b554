import { describe, expect, it } from 'vitest'
import { amount, rate } from '../kernel/money.ts'
import { estimateImportDuty } from './duty-estimate.ts'
import type { OriginRate } from './duty-rates.ts'

const by = (measure: OriginRate['measure'], given: Partial<OriginRate> = {}): OriginRate => ({
  measure,
  agreement: '',
  origins: [],
  adValorem: null,
  specific: null,
  unit: '',
  ...given,
})
const rcep = by('agreement', { agreement: 'RCEP', origins: ['JP', 'KR', 'MY'], adValorem: '5' })
const asean = by('agreement', { agreement: 'ASEAN', origins: ['MY', 'TH'], adValorem: '0' })
const rates = {
  mfnRate: '10',
  generalRate: '40',
  temporaryRate: null,
  consumptionRate: null,
  vatRate: '13',
  originRates: [rcep, asean],
}
const goods = { value: amount('1000.00'), customsRate: rate('7.1'), unit: '007', qty: '100', netWeight: '20' }
const estimate = (given: object, more: object = {}) =>
  estimateImportDuty({ ...goods, ...given }, { ...rates, ...more })

describe('the rate of duty by origin', () => {
  it('is the most favoured one without a certificate of origin, and says what a certificate would save', () => {
    expect(estimate({ origin: 'MY' })).toMatchObject({
      taken: { measure: 'mfn', dutyRate: '10' },
      duty: '710.00',
      total: '1725.30',
      // Without duty only VAT of 923.00 is due.
      saving: { agreement: 'ASEAN', amount: '802.30' },
    })
  })

  it('is the cheapest agreement’s with a certificate', () => {
    expect(estimate({ origin: 'MY', hasCertificate: true })).toMatchObject({
      taken: { measure: 'agreement', agreement: 'ASEAN', dutyRate: '0' },
      duty: '0.00',
      saving: null,
    })
    expect(estimate({ origin: 'JP', hasCertificate: true }).taken).toMatchObject({ agreement: 'RCEP' })
    expect(estimate({ origin: 'US', hasCertificate: true }).taken.measure).toBe('mfn')
  })

  it('is a temporary one where that is lower than the agreement’s', () => {
    const given = { temporaryRate: '2' }
    expect(estimate({ origin: 'JP', hasCertificate: true }, given).taken).toMatchObject({
      measure: 'temporary',
      dutyRate: '2',
    })
    expect(estimate({ origin: 'MY', hasCertificate: true }, given).taken.agreement).toBe('ASEAN')
  })

  it('is the general one for origins that have no other, and then no temporary one', () => {
    const originRates = [by('general', { origins: ['BT'] })]
    expect(estimate({ origin: 'BT' }, { originRates, temporaryRate: '2' })).toMatchObject({
      taken: { measure: 'general', dutyRate: '40' },
      duty: '2840.00',
    })
    expect(estimate({ origin: 'DE' }, { originRates }).taken.measure).toBe('mfn')
  })

  it('adds retaliatory duty to the duty, and anti-dumping duty as a tax of its own that bears VAT', () => {
    const originRates = [
      by('retaliatory', { origins: ['US'], adValorem: '25' }),
      by('antiDumping', { origins: ['US'], adValorem: '12.5' }),
    ]
    // 7,100.00: duty 35 % = 2,485.00, anti-dumping 887.50, VAT 13 % of 10,472.50.
    expect(estimate({ origin: 'US' }, { originRates })).toMatchObject({
      duty: '2485.00',
      antiDumping: '887.50',
      vat: '1361.43',
      total: '4733.93',
    })
    expect(estimate({ origin: 'DE' }, { originRates })).toMatchObject({ duty: '710.00', antiDumping: '0.00' })
  })

  it('is an amount for each unit where it is specific, and both where it is compound', () => {
    const specific = [by('mfn', { specific: '1.5', unit: '035' })]
    expect(estimate({ origin: 'DE' }, { originRates: specific }).duty).toBe('30.00')
    const compound = [by('mfn', { adValorem: '3', specific: '0.2', unit: '007' })]
    expect(estimate({ origin: 'DE' }, { originRates: compound }).duty).toBe('233.00')
  })

  it('says that the quantity of a specific rate is missing', () => {
    const originRates = [by('mfn', { specific: '1.5', unit: '035' })]
    expect(estimate({ origin: 'DE', netWeight: '' }, { originRates })).toMatchObject({
      duty: '0.00',
      missingUnit: '035',
    })
  })
})

describe('an agreement', () => {
  it('is no preference where it names no country, or where its rate is not lower', () => {
    const without = { originRates: [by('agreement', { agreement: 'APTA', adValorem: '0' })] }
    expect(estimate({ origin: 'MY', hasCertificate: true }, without).taken).toMatchObject({ measure: 'mfn' })
    const same = { originRates: [by('agreement', { agreement: 'APTA', origins: ['MY'], adValorem: '10' })] }
    expect(estimate({ origin: 'MY', hasCertificate: true }, same).taken).toMatchObject({ measure: 'mfn' })
    expect(estimate({ origin: 'MY' }, same).saving).toBeNull()
  })

  it('that saves a cent is one', () => {
    const cent = {
      originRates: [by('agreement', { agreement: 'APTA', origins: ['MY'], adValorem: '9.9999' })],
    }
    expect(estimate({ origin: 'MY', hasCertificate: true, value: amount('1000') }, cent).taken).toMatchObject(
      {
        agreement: 'APTA',
      },
    )
  })
})
