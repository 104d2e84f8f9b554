import { describe, expect, it } from 'vitest'
import { cccStatus } from '../products/product.codes.ts'
import { lineReadiness, priceDeviation } from './line-readiness.ts'
import { orderKind } from './order.codes.ts'
import type { ModelFacts } from './order-facts.ts'
import { emptyLine } from './order-line.ts'
import { emptyOrder } from './order-save.ts'
import { sampleFacts } from './sample-order.ts'

const line = {
  ...emptyLine('a'),
  model: 'SAMPLE-RL5',
  brand: 'SAMPLE',
  origin: 'MY',
  unit: '007',
  qty: '500',
  price: '7.4',
  grossWeight: '25',
  declarationElements: 'relay',
}
const known = sampleFacts(line)
type Given = {
  kind?: (typeof orderKind.values)[number]
  line?: object
  facts?: Partial<ModelFacts> | null
  attached?: string[]
}
const found = ({ kind = orderKind.codes.import, line: change = {}, facts = {}, attached = [] }: Given) =>
  lineReadiness(emptyOrder(kind), { ...line, ...change }, {
    path: (field) => `lines.0.${field}`,
    facts: facts === null || !known ? undefined : { ...known, ...facts },
    attached: new Set(attached),
  } as Parameters<typeof lineReadiness>[2]).map(({ code, severity }) => `${severity} ${code}`)
const unused = 'look originCertificateMissing'

describe('a line of an order', () => {
  it('that crosses customs needs a classified product', () => {
    expect(found({ facts: null })).toEqual(['clearance unclassified'])
    expect(found({ facts: { isClassified: false } })).toEqual(['clearance unclassified'])
    expect(found({ kind: orderKind.codes.export, facts: null })).toEqual(['clearance unclassified'])
    expect(found({ kind: orderKind.codes.domestic, facts: null })).toEqual([])
    expect(found({ kind: orderKind.codes.transit, facts: null })).toEqual([])
  })

  it('needs a model, and its gross weight is looked at', () => {
    expect(found({ line: { model: '' } })).toEqual(['audit modelMissing'])
    expect(found({ line: { grossWeight: '' }, attached: ['certificate-of-origin'] })).toEqual([
      'look weightMissing',
    ])
  })

  it('needs the elements that its product is declared with', () => {
    const bare = { line: { declarationElements: '' } }
    expect(found({ ...bare, facts: { elements: ['use'] } })).toContain('clearance elementsMissing')
    expect(found({ ...bare, facts: { elements: [] } })).not.toContain('clearance elementsMissing')
    expect(found({ facts: { elements: ['use'] } })).not.toContain('clearance elementsMissing')
  })

  it('needs a 3C certificate inside the catalogue, and an answer where that is not known', () => {
    const { insideCatalogue, outsideCatalogue, toBeConfirmed } = cccStatus.codes
    const of = (status: number, attached: string[] = []) =>
      found({ facts: { cccStatus: status }, attached }).filter((each) => each.includes('ccc'))
    expect(of(insideCatalogue)).toEqual(['clearance cccCertificateMissing'])
    expect(of(insideCatalogue, ['ccc-certificate'])).toEqual([])
    expect(of(toBeConfirmed)).toEqual(['clearance cccUnconfirmed'])
    expect(of(outsideCatalogue)).toEqual([])
  })

  it('of an import could save duty by a certificate of origin where an agreement has a lower rate', () => {
    expect(found({})).toEqual([unused])
    expect(found({ attached: ['certificate-of-origin'] })).toEqual([])
    expect(found({ kind: orderKind.codes.export })).toEqual([])
    expect(found({ line: { origin: '' } })).toEqual([])
    expect(found({ line: { origin: 'DE' } })).toEqual([])
    expect(found({ facts: { isClassified: false } })).not.toContain(unused)
  })
})

describe('a unit price', () => {
  const deviation = (price: string, median: string | undefined) =>
    priceDeviation({ price }, { priceHistory: median === undefined ? null : { median } } as Pick<
      ModelFacts,
      'priceHistory'
    >)

  it('is far from usual beyond its share of the median of the model’s own history, up or down', () => {
    expect(deviation('200', '100')).toEqual({ usual: '100', percent: '100' })
    expect(deviation('10', '100')).toEqual({ usual: '100', percent: '-90' })
    expect(deviation('131', '100')).toMatchObject({ percent: '31' })
    for (const near of ['70', '100', '130']) expect(deviation(near, '100')).toBeUndefined()
  })

  it('is not compared without a price, without a history or with one of nothing', () => {
    expect([deviation('', '100'), deviation('5', undefined), deviation('5', '0')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(
      priceDeviation({ price: '2' }, { priceHistory: { median: '0.5' } } as Pick<ModelFacts, 'priceHistory'>),
    ).toBeDefined()
  })
})
