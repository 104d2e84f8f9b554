import { describe, expect, it } from 'vitest'
import { estimateTaxes, splitLineOf } from '../customs/estimate-taxes.ts'
import type { Amount, Rate } from '../kernel/money.ts'
import { minus, sum } from '../kernel/money.ts'
import { dutiableValue } from '../orders/dutiable-value.ts'
import { emptyCharges } from '../orders/order-charges.ts'
import type { ModelFacts } from '../orders/order-facts.ts'
import { emptyLine } from '../orders/order-line.ts'
import { usualBases } from './landed-cost.rules.ts'
import {
  changedOrder,
  differenceOf,
  noChange,
  type WhatIfChange,
  type WhatIfFacts,
  type WhatIfOrder,
  whatIf,
  wrongFields,
} from './what-if.ts'

const line = (key: string, values: object) => ({
  ...emptyLine(key),
  model: key,
  brand: 'B',
  unit: '007',
  netWeight: '10',
  grossWeight: '12',
  ...values,
})
const order: WhatIfOrder = {
  modelType: 0,
  currency: 'USD',
  incoterms: 'FOB',
  transportMode: '2',
  charges: { ...emptyCharges, freight: '300' },
  hasCertificate: false,
  lines: [
    line('a', { origin: 'MY', qty: '100', price: '10' }),
    line('b', { origin: 'JP', qty: '50', price: '20' }),
  ],
}
const model = {
  productId: null,
  brand: 'B',
  isClassified: true,
  hsCode: '8536411000',
  cccStatus: null,
  tariffRate: '10',
  temporaryRate: null,
  originRates: [
    { measure: 'agreement', agreement: 'ASEAN', origins: ['MY'], adValorem: '0', specific: null, unit: '' },
  ],
  consumptionRate: null,
  vatRate: '13',
  refundRate: null,
  customsConditions: '',
  firstUnit: '007',
  secondUnit: '',
  elements: [],
  product: null,
  priceHistory: null,
} satisfies Omit<ModelFacts, 'model'>
const facts: WhatIfFacts = {
  modelOf: (asked) => ({ ...model, model: asked.model }),
  customsRates: { RMB: '1', USD: '7.1' },
  rateDays: { USD: '2026-11-01' },
  agencyRate: '0.008',
  agencyMinimum: '0.00',
  bases: usualBases,
}
const of = (change: Partial<WhatIfChange>, known: Partial<WhatIfFacts> = {}) =>
  whatIf(order, { ...noChange, ...change }, { ...facts, ...known })

describe('whatIf', () => {
  const asItIs = of({})

  it('has the taxes of the order’s own estimate to the cent', () => {
    const dutiable = dutiableValue({ ...order, orderAmount: '2000.00' as Amount }, facts.customsRates)
    const taxes = estimateTaxes(
      { isImport: true, currency: 'USD', customsRate: '7.1' as Rate, factor: dutiable.factor },
      order.lines.map((each) => splitLineOf(each.key, each, 'USD', facts.modelOf(each))),
    )
    expect(asItIs.costs).toMatchObject({ duty: taxes.duty, vat: taxes.vat, purchase: '14200.00' })
    expect(asItIs.dutiableValue).toBe(taxes.dutiableValue)
  })

  it('adds up: the kinds are the total, and the lines are the total', () => {
    const { costs, total, lines } = asItIs
    if (!costs || !total) throw new Error('nothing was computed')
    expect(minus(sum(Object.values(costs)), costs.vat)).toBe(total)
    expect(sum(lines.map((each) => each.total))).toBe(total)
  })

  it('leaves what is not changed as the order has it', () => {
    expect(asItIs).toMatchObject({ isWhole: true, costs: { freight: '2130.00', insurance: '0.00' } })
    expect(asItIs.notes).not.toContain('routeFreightUnknown')
    expect(of({ transportMode: '2' })).toMatchObject({ isWhole: true, costs: { freight: '2130.00' } })
    expect(changedOrder(order, noChange)).toMatchObject({ transportMode: '2', incoterms: 'FOB' })
    expect(changedOrder(order, { ...noChange, transportMode: '5' })).toMatchObject({ transportMode: '5' })
  })

  it('takes an insurance that is entered in the order’s currency', () => {
    const insured = {
      ...order,
      charges: { ...order.charges, insurance: '50', insuranceCurrency: 'RMB' as const },
    }
    expect(whatIf(insured, noChange, facts).costs?.insurance).toBe('50.00')
    expect(whatIf(insured, { ...noChange, insurance: '10' }, facts).costs?.insurance).toBe('71.00')
  })

  it('has a total that is not whole where one line is not classified', () => {
    const known = {
      modelOf: (asked: { model: string }) =>
        asked.model === 'a' ? undefined : { ...model, model: asked.model },
    }
    expect(of({}, known)).toMatchObject({ isWhole: false })
    expect(of({}, known).notes).toContain('unclassified')
  })

  it('has no VAT in its total', () => {
    expect(Number(asItIs.costs?.vat)).toBeGreaterThan(0)
    const { purchase, freight, insurance, duty, consumptionTax, fees, other } = asItIs.costs ?? {}
    const parts = [purchase, freight, insurance, duty, consumptionTax, fees, other].map(
      (each) => each ?? ('0' as Amount),
    )
    expect(sum(parts)).toBe(asItIs.total)
  })

  it('takes an agreement’s rate only with a certificate and from its countries', () => {
    const certified = of({ certificate: 'yes' })
    expect(Number(certified.costs?.duty)).toBeLessThan(Number(asItIs.costs?.duty))
    expect(certified.measures.map(({ agreement }) => agreement).toSorted()).toEqual(['', 'ASEAN'])
    expect(of({ certificate: 'yes', origin: 'MY' }).costs?.duty).toBe('0.00')
    expect(of({ certificate: 'yes', origin: 'MY', originOf: 'US' }).costs).toEqual(certified.costs)
  })

  it('says what it does not know instead of guessing', () => {
    const unknown = of({}, { customsRates: { RMB: '1' } })
    expect(unknown).toMatchObject({ total: undefined, costs: undefined, rate: undefined, isWhole: false })
    expect(unknown.notes).toContain('rateUnknown')
    const byAir = of({ transportMode: '5' })
    expect(byAir).toMatchObject({ isWhole: false, costs: { freight: '0.00' } })
    expect(byAir.notes).toContain('routeFreightUnknown')
    expect(of({ transportMode: '5', freight: '900' })).toMatchObject({
      isWhole: true,
      costs: { freight: '6390.00' },
    })
    expect(of({}, { modelOf: () => undefined })).toMatchObject({ isWhole: false })
  })

  it('takes a rate that is entered before the one of customs, and says which', () => {
    expect(asItIs.rate).toEqual({ value: '7.1', source: 'customs', day: '2026-11-01' })
    const entered = of({ rate: '7.5' })
    expect(entered).toMatchObject({ rate: { source: 'entered' }, costs: { purchase: '15000.00' } })
    expect(of({ rate: '7.5' }, { customsRates: {} }).total).toBe(entered.total)
  })

  it('leaves out charges that the terms contain, and says that the price was kept', () => {
    const cif = of({ incoterms: 'CIF' })
    expect(cif.costs).toMatchObject({ freight: '0.00', insurance: '0.00' })
    expect(cif.notes).toContain('priceKept')
    expect(of({ incoterms: 'CIF', price: '115' }).notes).not.toContain('priceKept')
  })

  it('changes quantities with their weights, and prices', () => {
    const changed = changedOrder(order, { ...noChange, quantity: '150', price: '90' })
    expect(changed.lines[0]).toMatchObject({ qty: '150', price: '9', netWeight: '15', grossWeight: '18' })
    expect(changedOrder(order, noChange).lines.map(({ qty }) => qty)).toEqual(['100', '50'])
  })

  it('compares only what both know', () => {
    expect(differenceOf('90.00' as Amount, '100.00' as Amount)).toBe('-10.00')
    expect(differenceOf(undefined, '100.00' as Amount)).toBeUndefined()
  })

  it('names what cannot be computed with', () => {
    expect(wrongFields({ ...noChange, rate: '0', quantity: 'x', freight: '1e3' })).toEqual([
      'freight',
      'rate',
      'quantity',
    ])
    expect(wrongFields({ ...noChange, rate: '7.1', quantity: '150' })).toEqual([])
    expect(wrongFields({ ...noChange, rate: '0.5', freight: '0' })).toEqual([])
  })
})
