import { describe, expect, it } from 'vitest'
import type { Rate } from '../kernel/money.ts'
import { emptyCharges } from '../orders/order-charges.ts'
import { emptyLine } from '../orders/order-line.ts'
import { usualBases } from './landed-cost.rules.ts'
import type { WhatIfOrder } from './what-if.ts'
import { basisOf, conditionsOf, headOf, noteText, whatIfLinesShown } from './what-if-view.ts'

const order: WhatIfOrder = {
  modelType: 0,
  currency: 'USD',
  incoterms: 'FOB',
  transportMode: '2',
  charges: { ...emptyCharges, freight: '300', insurance: '9', insuranceCurrency: 'RMB' },
  hasCertificate: true,
  lines: ['JP', '', 'MY', 'JP'].map((origin, place) => ({
    ...emptyLine(`${place}`),
    model: `M${place}`,
    origin,
  })),
}
const say = (key: string, params: object) => [key, ...Object.values(params)].join(' ')
const words = {
  whatIf: say,
  summary: say,
  measure: (measure: string) => measure,
  agreement: (agreement: string) => agreement,
  comma: ', ',
  amount: (value: string) => value,
  rate: (value: string) => value,
}
const conditionWords = {
  none: '—',
  contained: 'contained',
  day: 'today',
  certificate: (has: boolean) => (has ? 'yes' : 'no'),
  country: (value: string) => value.toLowerCase(),
  way: (value: string) => `way ${value}`,
}

describe('what stands beside the variants of an order', () => {
  it('names each country of origin once, and the first lines', () => {
    expect(headOf(order)).toMatchObject({ origins: ['JP', 'MY'], lineCount: 4 })
    expect(headOf(order).lines[0]).toEqual({ model: 'M0', name: '' })
    const many = Array.from({ length: whatIfLinesShown + 1 }, (_each, place) => emptyLine(`${place}`))
    expect(headOf({ ...order, lines: many }).lines).toHaveLength(whatIfLinesShown)
  })

  it('says what the order has under each condition', () => {
    expect(conditionsOf(headOf(order), conditionWords)).toMatchObject({
      incoterms: 'FOB',
      transportMode: 'way 2',
      freight: 'USD 300',
      insurance: 'RMB 9',
      origin: 'jp / my',
      certificate: 'yes',
    })
  })

  it('says of charges that the terms contain them', () => {
    expect(conditionsOf(headOf({ ...order, incoterms: 'CIF' }), conditionWords)).toMatchObject({
      freight: 'contained',
      insurance: 'contained',
    })
    expect(conditionsOf(headOf({ ...order, incoterms: 'CFR' }), conditionWords)).toMatchObject({
      freight: 'contained',
      insurance: 'RMB 9',
    })
  })

  it('says where the order has nothing', () => {
    const bare = { ...order, incoterms: '', transportMode: '', charges: emptyCharges, lines: [] }
    expect(conditionsOf(headOf(bare), conditionWords)).toMatchObject({
      incoterms: '—',
      transportMode: '—',
      freight: '—',
      insurance: '—',
      origin: '—',
    })
  })
})

describe('on what a figure rests', () => {
  const terms = { agencyRate: '0.0085', agencyMinimum: '200.00', bases: usualBases }
  const rate = (source: 'customs' | 'entered' | 'none') => ({
    value: '7.1' as Rate,
    source,
    day: '2026-11-01',
  })
  const basis = (kind: Parameters<typeof basisOf>[1], given: object = {}) =>
    basisOf({ rate: rate('customs'), measures: [], ...given }, kind, terms, words)

  it('is the rate of the purchase and where it is from, and for RMB nothing', () => {
    expect(basis('purchase')).toBe('basis.customs 7.1 2026-11-01')
    expect(basis('purchase', { rate: rate('entered') })).toBe('basis.entered 7.1 2026-11-01')
    expect(basis('purchase', { rate: rate('none') })).toBe('')
    expect(basis('purchase', { rate: undefined })).toBe('basis.rateUnknown')
  })

  it('is each duty rate that was taken, and of how many lines', () => {
    const measures = [
      { measure: 'agreement', agreement: 'ASEAN', count: 1 },
      { measure: 'mfn', agreement: '', count: 2 },
    ]
    expect(basis('duty', { measures })).toBe('rateTaken agreement ASEAN 1, rateTaken mfn 2')
  })

  it('is the agency’s rate in percent and its minimum', () => {
    expect(basis('fees')).toBe('basis.fees 0.85 200.00')
    expect(basis('freight')).toBe('')
  })

  it('is noted in the words of the comparison, or of the order’s own summary', () => {
    expect(noteText('priceKept', 'CIF', words)).toBe('notes.priceKept')
    expect(noteText('rateMissing', 'CIF', words)).toBe('assumed.rateMissing CIF')
  })
})
