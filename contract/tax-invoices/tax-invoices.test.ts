import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Amount, plus, roundAmount, sum } from '../kernel/money.ts'
import { checkMatches } from './input-invoice.rules.ts'
import { readRate } from './input-invoice-line.ts'
import { vatRate } from './invoice.codes.ts'
import { readInvoiceCode } from './invoice-number.ts'
import { proposeMatches, sharesOf } from './match-lines.ts'
import { invoiceParts, invoicingStateOf } from './sales-invoice.rules.ts'
import { partsOf } from './vat.ts'

const cents = fc.integer({ min: 1, max: 999_999_999 }).map((n) => roundAmount(new Big(n).div(100)))
const rates = vatRate.values

describe('the text of an invoice’s QR code', () => {
  it.each([
    [
      '01,32,4403201234,12345678,88.50,20261103,1234',
      { invoiceCode: '4403201234', invoiceNo: '12345678', issuedOn: '2026-11-03', amount: '88.50' },
    ],
    [
      '01,31,,25442000000012345678,5650,20261103,',
      { invoiceCode: '', invoiceNo: '25442000000012345678', issuedOn: '2026-11-03', amount: '5650.00' },
    ],
    ['02,31,,25442000000012345678,5650,20261103,', undefined],
    ['01,31,,123,5650,20261103,', undefined],
    ['01,31,,25442000000012345678,5650,20260230,', undefined],
    ['01,31,,25442000000012345678,many,20261103,', undefined],
    ['https://example.com', undefined],
  ])('%s', (text, read) => {
    expect(readInvoiceCode(text)).toEqual(read)
  })
})

it.each([
  ['13', '13'],
  ['13%', '13'],
  [' 6 ％', '6'],
  ['0.13', '13'],
  ['0.09', '9'],
  ['5%', '5'],
  ['0.05', '5'],
  ['0.01', '1'],
  ['0', '0'],
  ['free', 'free'],
])('a rate in a sheet, %s, is %s', (typed, rate) => {
  expect(readRate(typed)).toBe(rate)
})

describe('net and tax', () => {
  it('add up to the amount, line by line and over an invoice', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 20 }),
        fc.constantFrom(...rates),
        (all, rate) => {
          for (const gross of all) {
            const { net, tax } = partsOf(gross, rate)
            expect(plus(net, tax)).toBe(gross)
          }
          const parts = invoiceParts(
            all.map((amount, place) => ({ itemId: String(place), amount })),
            (itemId) => (Number(itemId) % 2 === 0 ? 'fee' : 'duty'),
          )
          expect(parts.amount).toBe(sum(all))
          expect(plus(parts.net, parts.tax)).toBe(parts.amount)
        },
      ),
    )
  })
})

describe('the shares of a matched line', () => {
  it('add up to its amount to the cent, in however many parts it is matched', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 12 }),
        (gross, parts) => {
          const whole = parts.reduce((total, part) => total + part, 0)
          const shares = sharesOf(gross, parts.map(String), String(whole))
          expect(sum(shares as Amount[])).toBe(gross)
          expect(shares.every((share) => new Big(share).gte(0))).toBe(true)
        },
      ),
    )
  })

  it('are those of the quantity where only some of it is matched', () => {
    expect(sharesOf('100.00', ['1', '1'], '3')).toEqual(['33.33', '33.34'])
    expect(sharesOf('100.00', ['1', '1', '1'], '3')).toEqual(['33.33', '33.34', '33.33'])
  })
})

const invoiced = (id: string, values: object = {}) => ({
  id,
  name: '*Component*Resistor',
  specification: 'RC0402',
  left: '100',
  qty: '100',
  amount: '50.00',
  orderNo: '',
  ...values,
})
const ordered = (id: string, values: object = {}) => ({
  id,
  orderNo: 'EX261101-0001',
  model: 'RC-0402',
  name: 'Resistor',
  left: '100',
  qty: '100',
  value: '60.00',
  ...values,
})

describe('proposed matches', () => {
  it('name the same goods, by the order that the line names, model, name, quantity and amount', () => {
    const lines = [invoiced('1', { orderNo: 'EX261101-0002' })]
    const orders = [
      ordered('10'),
      ordered('11', { orderNo: 'EX261101-0002', left: '40' }),
      ordered('12', { model: 'X', name: 'Capacitor' }),
    ]
    expect(proposeMatches(lines, orders)).toEqual([
      {
        lineId: '1',
        left: '0',
        parts: [
          {
            orderLineId: '11',
            qty: '40',
            reasons: ['order', 'model', 'name', 'amount'],
            isExact: false,
          },
          {
            orderLineId: '10',
            qty: '60',
            reasons: ['model', 'name', 'quantity', 'amount'],
            isExact: true,
          },
        ],
      },
    ])
  })

  it('leave open what no order has, and never take the amount for a reason by itself', () => {
    const lines = [invoiced('1'), invoiced('2', { specification: 'LM358', name: 'Amplifier' })]
    const [first, second] = proposeMatches(lines, [ordered('10', { left: '70' })])
    expect([first?.left, second]).toEqual(['30', { lineId: '2', left: '100', parts: [] }])
  })

  it('pass the check of what is matched: no quantity of an invoice or an order is given twice', () => {
    const quantity = fc.integer({ min: 1, max: 500 }).map(String)
    fc.assert(
      fc.property(
        fc.array(quantity, { minLength: 1, maxLength: 8 }),
        fc.array(quantity, { minLength: 1, maxLength: 8 }),
        (invoices, orders) => {
          const lines = invoices.map((left, place) => invoiced(String(place + 1), { left, qty: left }))
          const goods = orders.map((left, place) => ordered(String(place + 100), { left, qty: left }))
          const proposals = proposeMatches(lines, goods)
          const wanted = proposals.flatMap(({ lineId, parts }) =>
            parts.map(({ orderLineId, qty }) => ({ lineId, orderLineId, qty })),
          )
          const facts = {
            lines,
            ordered: goods.map(({ id, left }) => ({ id, left, isExport: true, isReady: true })),
          }
          expect(checkMatches(wanted, facts)).toEqual([])
          const total = (texts: readonly string[]) => texts.reduce((sumOf, text) => sumOf + Number(text), 0)
          expect(total(wanted.map(({ qty }) => qty))).toBe(Math.min(total(invoices), total(orders)))
        },
      ),
    )
  })
})

it.each([
  [[{ booked: '10.00', invoiced: '0.00' }], 'none'],
  [[], 'none'],
  [[{ booked: '10.00', invoiced: '4.00' }], 'partial'],
  [
    [
      { booked: '10.00', invoiced: '10.00' },
      { booked: '5.00', invoiced: '0.00' },
    ],
    'partial',
  ],
  [[{ booked: '10.00', invoiced: '10.00' }], 'full'],
] as const)('an order whose debts are %j is invoiced: %s', (items, state) => {
  expect(invoicingStateOf(items as unknown as { booked: Amount; invoiced: Amount }[])).toBe(state)
})
