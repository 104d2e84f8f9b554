import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amount, type Rate, rate, sum, times } from '../kernel/money.ts'
import { splitDeclarations } from './declaration-split.ts'
import { estimateTaxes } from './estimate-taxes.ts'
import { taxesOf } from './merged-lines.ts'
import type { SplitLine, SplitOrder } from './split-line.ts'

const order: SplitOrder = {
  isImport: true,
  currency: 'USD',
  customsRate: rate('7.1073'),
  factor: '1.013333333333333' as Rate,
}
const facts = {
  hsCode: '8536690000',
  tariffRate: '8',
  temporaryRate: null,
  vatRate: '13',
  consumptionRate: null,
  customsConditions: '',
  firstUnit: '035',
  secondUnit: '',
}
const line = (key: string, qty: string, price: string, given: Partial<SplitLine> = {}): SplitLine => ({
  key,
  name: 'Connector',
  origin: 'MY',
  unit: '007',
  qty,
  price,
  value: times(rate(qty), rate(price)),
  netWeight: '',
  grossWeight: '',
  elements: '',
  facts,
  ...given,
})

describe('the estimate of an import', () => {
  it('is to the cent what the declarations will say, whatever is merged in them', () => {
    const lines = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 999_999 }), fc.boolean()),
      { minLength: 1, maxLength: 30 },
    )
    fc.assert(
      fc.property(lines, (given) => {
        const rows = given.map(([qty, price, isInspected], place) =>
          line(String(place), String(qty), (price / 10_000).toFixed(4), {
            facts: { ...facts, customsConditions: isInspected ? 'A' : '' },
          }),
        )
        const { declarations } = splitDeclarations(order, rows)
        const estimate = estimateTaxes(order, rows)
        for (const field of ['duty', 'consumptionTax', 'vat'] as const)
          expect(estimate[field]).toBe(sum(declarations.map((declaration) => declaration[field])))
      }),
    )
  })

  it('rounds the dutiable value once, in RMB', () => {
    // 100.01 × 1.005 = 100.51005; rounded before it is converted, it would be 714.35.
    const goods = { origin: 'MY', unit: '007', qty: '1', netWeight: '' }
    const taxes = taxesOf(amount('100.01'), facts, { ...order, factor: rate('1.005') }, goods)
    expect(taxes.dutiableValue).toBe('714.36')
  })

  it('says which rate was taken and what a certificate of origin would save', () => {
    const asean = { measure: 'agreement', agreement: 'ASEAN', origins: ['MY'], adValorem: '0' } as const
    const originRates = [{ ...asean, specific: null, unit: '' }]
    const rows = [
      line('a', '100', '1', { facts: { ...facts, originRates } }),
      line('b', '100', '1', { origin: 'DE', facts: { ...facts, originRates } }),
    ]
    const exact = { ...order, factor: rate('1'), customsRate: rate('7') }
    // 8 % of 700.00 and 13 % of that.
    expect(estimateTaxes(exact, rows)).toMatchObject({
      duty: '112.00',
      measures: [{ measure: 'mfn', agreement: '', count: 2 }],
      savings: [{ agreement: 'ASEAN', amount: '63.28' }],
    })
    expect(estimateTaxes({ ...exact, hasCertificate: true }, rows)).toMatchObject({
      duty: '56.00',
      measures: [
        { measure: 'agreement', agreement: 'ASEAN', count: 1 },
        { measure: 'mfn', agreement: '', count: 1 },
      ],
      savings: [],
    })
  })

  it('estimates lines that lack a name or an origin, and counts those without a customs code', () => {
    const rows = [
      line('a', '10', '1.5', { name: '', origin: '' }),
      line('b', '10', '1.5', { facts: undefined }),
      line('c', '0', '1.5'),
    ]
    expect(estimateTaxes(order, rows)).toMatchObject({ unknown: 1, dutiableValue: '108.03' })
  })
})
