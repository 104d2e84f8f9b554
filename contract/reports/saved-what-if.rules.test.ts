import { describe, expect, it } from 'vitest'
import { amount, zero } from '../kernel/money.ts'
import { emptyCharges } from '../orders/order-charges.ts'
import { usualBases } from './landed-cost.rules.ts'
import { differencesOf, fromStored, shownOf, toStored, totalsOf } from './saved-what-if.rules.ts'
import type { StoredFigures, StoredResult } from './saved-what-if.ts'
import type { WhatIfResult } from './what-if.ts'

const result = (values: Partial<StoredResult> = {}): StoredResult => ({
  orderAmount: '2000.00',
  rate: { value: '7.1', source: 'customs', day: '2026-11-01' },
  costs: { duty: '10.00', consumptionTax: '0.00', vat: '13.00' },
  total: '100.00',
  dutiableValue: '90.00',
  measures: [{ measure: 'mfn', agreement: '', count: 1 }],
  notes: [],
  isWhole: true,
  unitCosts: [],
  ...values,
})
const terms = { agencyRate: '0.008', agencyMinimum: '200.00', bases: usualBases }
const head = {
  currency: 'USD',
  incoterms: 'FOB',
  transportMode: '2',
  charges: emptyCharges,
  hasCertificate: false,
  origins: [],
  lineCount: 0,
  lines: [],
}
const figures = (values: Partial<StoredFigures> = {}): StoredFigures => ({
  head,
  order: result(),
  variants: [result()],
  terms,
  ...values,
})
const whatDiffers = (now: StoredFigures, isOtherOrder = false) =>
  differencesOf(figures(), now, isOtherOrder).map(({ what }) => what)
const otherRate = result({ rate: { value: '7.2', source: 'customs', day: '2026-12-01' } })
const otherTax = (kind: string) => result({ costs: { ...result().costs, [kind]: '99.00' } })
const otherMeasure = (measure: object) =>
  result({ measures: [{ measure: 'mfn', agreement: '', count: 1, ...measure }] })

describe('what is different since a comparison was saved', () => {
  it('is nothing where its figures rest on the same', () => {
    expect(whatDiffers(figures())).toEqual([])
    expect(whatDiffers(figures({ variants: [] }))).toEqual([])
  })

  it('is the rate, said once with both values however many variants it concerns', () => {
    expect(differencesOf(figures(), figures({ order: otherRate, variants: [otherRate] }), false)).toEqual([
      { what: 'rate', before: '7.1', after: '7.2' },
    ])
    expect(differencesOf(figures(), figures({ order: result({ rate: null }) }), false)).toMatchObject([
      { before: '7.1', after: '' },
    ])
  })

  it('is each rate for itself where variants have different ones', () => {
    const third = result({ rate: { value: '7.3', source: 'entered', day: '' } })
    expect(whatDiffers(figures({ order: otherRate, variants: [third] }))).toEqual(['rate', 'rate'])
  })

  it.each(['duty', 'consumptionTax', 'vat'])('is the tariff where %s differs at the same rate', (kind) => {
    expect(whatDiffers(figures({ variants: [otherTax(kind)] }))).toEqual(['tariff'])
  })

  it.each([{ measure: 'temporary' }, { agreement: 'ASEAN' }, { count: 2 }])(
    'is the tariff where the rates taken differ: %j',
    (measure) => {
      expect(whatDiffers(figures({ order: otherMeasure(measure) }))).toEqual(['tariff'])
    },
  )

  it('is not the tariff where taxes differ with the rate or with the order', () => {
    const both = { ...otherTax('duty'), rate: otherRate.rate }
    expect(whatDiffers(figures({ order: both }))).toEqual(['rate'])
    expect(whatDiffers(figures({ order: otherTax('duty') }), true)).toEqual(['order'])
    expect(whatDiffers(figures({ order: otherMeasure({ count: 2 }) }), true)).toEqual(['order'])
  })

  it('is the terms of the agency, and the bases that a company chose', () => {
    const withTerms = (change: object) => whatDiffers(figures({ terms: { ...terms, ...change } }))
    expect(withTerms({ agencyRate: '0.01' })).toEqual(['terms'])
    expect(withTerms({ agencyMinimum: '0.00' })).toEqual(['terms'])
    expect(withTerms({ bases: { ...usualBases, freight: 'value' } })).toEqual(['bases'])
  })
})

it('a stored result is shown as it was computed, with the first lines only', () => {
  const lines = ['1.00', '2.00', '3.00'].map((unitCost, place) => ({
    key: `${place}`,
    total: zero,
    unitCost,
  }))
  const computed: WhatIfResult = {
    orderAmount: amount('2000'),
    rate: undefined,
    costs: undefined,
    total: amount('100'),
    dutiableValue: undefined,
    measures: [],
    savings: [],
    notes: ['rateUnknown'],
    isWhole: false,
    lines,
  }
  const saved = toStored(computed, 2)
  expect(saved).toMatchObject({ rate: null, costs: null, unitCosts: ['1.00', '2.00'] })
  expect(fromStored(saved)).toMatchObject({ rate: undefined, costs: undefined, total: '100.00' })
  expect(shownOf(computed, 2).unitCosts).toEqual(saved.unitCosts)
  expect(totalsOf(figures({ variants: [result({ total: null })] }))).toEqual(['100.00', null])
})
