import { describe, expect, it } from 'vitest'
import { checkLineKeys } from '../kernel/lines/line.rules.ts'
import type { Amount, Rate } from '../kernel/money.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { lineColumnKeys, lineColumns } from './line-columns.ts'
import { priceDeviation } from './line-readiness.ts'
import { orderKind } from './order.codes.ts'
import { checkAmounts, checkOrder, checkPriceAudit } from './order.rules.ts'
import { emptyCharges } from './order-charges.ts'
import { agencyFee, lineDuty, lineRefund, receiptDueOn } from './order-estimates.ts'
import type { ModelFacts } from './order-facts.ts'
import { emptyLine, type OrderLineDraft } from './order-line.ts'
import { readinessOf } from './order-readiness.ts'
import { emptyOrder, type OrderDraft } from './order-save.ts'
import { lineTotal, orderTotals, totalsPerCurrency } from './order-totals.ts'

const line = (values: Partial<OrderLineDraft> = {}): OrderLineDraft => ({
  ...emptyLine('1'),
  model: 'LM358',
  brand: 'TI',
  origin: 'US',
  qty: '10',
  price: '1.5',
  netWeight: '1',
  grossWeight: '1.2',
  ...values,
})

const complete = (values: Partial<OrderDraft> = {}): OrderDraft => {
  const { attachments: _, ...draft } = emptyOrder(orderKind.codes.import)
  return {
    ...draft,
    supplierId: '1',
    currency: 'USD',
    incoterms: 'FOB',
    receiving: { ...draft.receiving, mode: 0 },
    delivery: {
      ...draft.delivery,
      type: 1,
      address: 'somewhere',
      consigneeName: 'Li Lei',
      consigneeIdNumber: 'A123456(7)',
      consigneePhone: '13800138000',
    },
    lines: [line()],
    ...values,
  }
}

const facts: ModelFacts = {
  productId: null,
  model: 'lm 358',
  brand: 'ti',
  isClassified: true,
  hsCode: '8542339000',
  cccStatus: 0,
  tariffRate: '10',
  temporaryRate: null,
  consumptionRate: null,
  vatRate: '13',
  refundRate: '13',
  customsConditions: '',
  firstUnit: '',
  secondUnit: '',
  elements: [],
  product: null,
  priceHistory: {
    count: 3,
    lowest: '1',
    highest: '2',
    median: '1.5',
    last: '1.5',
    lastOn: '2026-10-01',
    lastOrderNo: 'IM',
  },
}
const documents = ['commercial-invoice', 'packing-list']
const ready = (draft: OrderDraft, given: Partial<ModelFacts> = {}, attachedKinds: string[] = documents) =>
  readinessOf(draft, { models: [{ ...facts, ...given }], attachedKinds }).map(
    ({ path, severity, code }) => `${severity} ${path} ${code}`,
  )

describe('an order’s lines', () => {
  it('have 24 columns, each once, and a draft’s line has them all', () => {
    expect(lineColumns).toHaveLength(24)
    expect(new Set(lineColumnKeys).size).toBe(24)
    expect(Object.keys(emptyLine('1'))).toEqual(expect.arrayContaining([...lineColumnKeys]))
  })

  it('total quantity × price, rounded half up, and add up to the order’s amount', () => {
    expect(lineTotal({ qty: '3', price: '0.335' }, 'USD')).toBe('1.01')
    expect(lineTotal({ qty: '3', price: '33.5' }, 'JPY')).toBe('101.00')
    expect(lineTotal({ qty: '', price: '5' }, 'USD')).toBe('0.00')
    const lines = [
      line({ packages: '2', pallets: '1' }),
      line({ packages: '3', netWeight: '', grossWeight: '0.05' }),
    ]
    expect(orderTotals(lines, 'USD')).toEqual({
      orderAmount: '30.00',
      packages: 5,
      pallets: 1,
      netWeight: '1',
      grossWeight: '1.25',
      volume: '0',
    })
  })

  it('of several orders total by currency', () => {
    const of = (currency: string, orderAmount: string) => ({ currency, orderAmount })
    expect(totalsPerCurrency([of('USD', '1.10'), of('RMB', '5.00'), of('USD', '2.20')])).toEqual([
      { currency: 'USD', amount: '3.30' },
      { currency: 'RMB', amount: '5.00' },
    ])
  })

  it('may name a total only if it is right', () => {
    const codes = (lines: OrderLineDraft[], orderAmount = '') =>
      checkAmounts({ lines, orderAmount, currency: 'USD' }).map(({ path, code }) => [path, code])
    expect(codes([line({ totalMoney: '15' })], '15.00')).toEqual([])
    expect(codes([line({ totalMoney: '15.01' })])).toEqual([
      ['lines.0.totalMoney', 'orderLine.totalMismatch'],
    ])
    expect(codes([line()], '15.01')).toEqual([['orderAmount', 'order.amountMismatch']])
    expect(codes([line({ qty: '999999999', price: '999999' })])).toEqual([
      ['lines.0.totalMoney', 'order.amountTooLarge'],
    ])
  })

  it('have a key each', () => {
    expect(checkLineKeys([line(), line({ key: '2' }), line()])).toMatchObject([{ path: 'lines.2.key' }])
  })
})

describe('checkOrder', () => {
  it('finds nothing in a complete order, and every gap of an empty one', () => {
    expect(checkOrder(complete())).toEqual([])
    const { attachments: _, ...empty } = emptyOrder(orderKind.codes.export)
    expect(checkOrder(empty).map(({ path }) => path)).toEqual([
      'currency',
      'supplierId',
      'incoterms',
      'customerId',
      'orderAmount',
      'receiving.mode',
      'delivery.type',
      'lines',
    ])
  })
})

describe('readiness', () => {
  it('is silent about an order that nothing would stop', () => {
    expect(ready(complete())).toEqual([])
  })
  it('lists first what stops the submission', () => {
    expect(ready(complete({ currency: '' }), {}, [])[0]).toBe('submit currency field.required')
  })
  it('misses documents by the kind of order', () => {
    expect(ready(complete(), {}, [])).toEqual([
      'audit attachments.commercial-invoice attachmentMissing',
      'audit attachments.packing-list attachmentMissing',
    ])
    expect(ready(complete({ modelType: orderKind.codes.domestic }), {}, [])).toEqual([])
  })
  it('points at a product without a customs code, where customs are crossed', () => {
    expect(ready(complete(), { isClassified: false })).toEqual(['clearance lines.0.model unclassified'])
    expect(ready(complete({ modelType: orderKind.codes.domestic }), { isClassified: false })).toEqual([])
  })
  it('points at declaration elements that the customs code asks for', () => {
    const elements = ['brand', 'use']
    expect(ready(complete(), { elements })).toEqual(['clearance lines.0.declarationElements elementsMissing'])
    expect(
      ready(complete({ lines: [line({ declarationElements: 'TI; amplifier' })] }), { elements }),
    ).toEqual([])
  })
  it('points at an unconfirmed 3C status, and at a certificate that is not there', () => {
    expect(ready(complete(), { cccStatus: 6 })).toEqual(['clearance lines.0.model cccUnconfirmed'])
    expect(ready(complete(), { cccStatus: 1 })).toEqual(['clearance lines.0.model cccCertificateMissing'])
    expect(ready(complete(), { cccStatus: 1 }, [...documents, 'ccc-certificate'])).toEqual([])
  })
  it('points at a price more than 30 % from the model’s own median', () => {
    expect(ready(complete({ lines: [line({ price: '1.96' })] }))).toEqual([
      'audit lines.0.price priceFarFromUsual',
    ])
    expect(ready(complete({ lines: [line({ price: '1.95' })] }))).toEqual([])
    expect(priceDeviation({ price: '0.75' }, facts)).toEqual({ usual: '1.5', percent: '-50' })
    expect(priceDeviation({ price: '9' }, { priceHistory: null })).toBeUndefined()
  })
  it('points at gross below net, at a missing weight and at a missing model', () => {
    expect(ready(complete({ lines: [line({ grossWeight: '0.9' })] }))).toEqual([
      'submit lines.0.grossWeight orderLine.grossBelowNet',
    ])
    expect(ready(complete({ lines: [line({ netWeight: '', grossWeight: '' })] }))).toEqual([
      'look lines.0.grossWeight weightMissing',
    ])
    expect(ready(complete({ lines: [line({ model: '' })] }))).toEqual(['audit lines.0.model modelMissing'])
  })
})

describe('estimates', () => {
  const rate = (value: string) => value as Rate
  it('compute duty and taxes of an import’s line, and none before its classification', () => {
    expect(lineDuty(line({ qty: '100', price: '1' }), facts, rate('7'), { currency: 'USD' })).toMatchObject({
      dutiableValue: '700.00',
      duty: '70.00',
      vat: '100.10',
      total: '170.10',
    })
    expect(
      lineDuty(line(), { ...facts, isClassified: false }, rate('7'), { currency: 'USD' }),
    ).toBeUndefined()
    expect(lineRefund(line({ qty: '113', price: '1' }), facts, { currency: 'RMB', toRmb: rate('1') })).toBe(
      '13.00',
    )
  })
  it('ask at least RMB 200 for an export', () => {
    const order = (modelType: number, orderAmount: string) => ({
      modelType,
      orderAmount: orderAmount as Amount,
      toRmb: rate('7'),
    })
    expect(agencyFee(order(1, '1000.00'))).toBe('200.00')
    expect(agencyFee(order(1, '10000.00'))).toBe('560.00')
    expect(agencyFee(order(0, '1000.00'))).toBe('56.00')
  })
  it('give an export 60 days for its exchange', () => {
    const calendar = { '2028': 'published', '2028-03-01': 'rest' }
    expect(receiptDueOn('2026-11-02', calendar)).toEqual({ day: '2027-01-01', isPublished: false })
    expect(receiptDueOn('2028-01-03', calendar)).toEqual({ day: '2028-03-03', isPublished: true })
    // A holiday on the 60th day, and a Saturday.
    expect(receiptDueOn('2028-01-01', calendar)).toEqual({ day: '2028-03-02', isPublished: true })
    expect(receiptDueOn('2028-01-04', calendar)).toEqual({ day: '2028-03-06', isPublished: true })
  })
})

it('a price that failed its audit needs a reason, any other result needs none', () => {
  const { failed, anomaly, passed } = priceAudit.codes
  const check = (result: number, reason?: string) => checkPriceAudit({ priceAudit: result, reason }).length
  expect([check(failed), check(failed, ' '), check(failed, 'too low')]).toEqual([1, 1, 0])
  expect([check(anomaly), check(passed)]).toEqual([0, 0])
})

it('a charge that the price contains is refused, and without terms none is', () => {
  const charges = { ...emptyCharges, freight: '100' }
  const refused = (incoterms: string) =>
    checkOrder(complete({ incoterms, charges })).filter(({ code }) => code === 'order.chargeNotAsked').length
  expect([refused('FOB'), refused('CIF'), refused('')]).toEqual([0, 1, 0])
})
