import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { amount } from '../kernel/money.ts'
import {
  checkChosenItems,
  checkTitle,
  type InvoiceableItem,
  invoiceParts,
  invoiceRateOf,
  invoicingStateOf,
} from './sales-invoice.rules.ts'

const debt = (id: string, values: Partial<InvoiceableItem> = {}): InvoiceableItem => ({
  id,
  kind: 'fee',
  currency: 'RMB',
  settled: amount('100'),
  claimed: amount('40'),
  ...values,
})
const chosen = (itemId: string, value: string) => ({ itemId, amount: amount(value) })

describe('an invoice', () => {
  const items = [
    debt('1'),
    debt('2', { currency: 'USD' }),
    debt('3', { claimed: amount('100') }),
    debt('4', { settled: amount('10'), claimed: amount('40') }),
  ]
  it.each([
    ['all that was paid and is on no invoice yet', [chosen('1', '60')], []],
    ['a cent more than that', [chosen('1', '60.01')], ['items.0.amount salesInvoice.exceedsPaid']],
    ['nothing', [chosen('1', '0')], ['items.0.amount field.positive']],
    ['a debt of another currency', [chosen('2', '1')], ['items.0.itemId salesInvoice.notRmb']],
    ['what is on invoices wholly', [chosen('3', '0.01')], ['items.0.amount salesInvoice.exceedsPaid']],
    ['what was paid back since', [chosen('4', '0.01')], ['items.0.amount salesInvoice.exceedsPaid']],
    ['an unknown debt', [chosen('9', '1')], ['items.0.itemId record.notFound']],
    ['a debt twice', [chosen('1', '1'), chosen('1', '1')], ['items.1.itemId salesInvoice.itemTwice']],
    ['no debt at all', [], ['items salesInvoice.nothingChosen']],
  ])('for %s', (_what, given, findings) => {
    expect(foundBy(checkChosenItems(given, items))).toEqual(findings)
  })

  it('says what is left where it asks for too much', () => {
    expect(checkChosenItems([chosen('1', '61')], items)).toMatchObject([{ params: { left: '60.00' } }])
  })

  it('that is special needs a complete title', () => {
    const found = (kind: 'special' | 'general', isComplete: boolean) =>
      foundBy(checkTitle(kind, { isComplete }))
    expect(found('special', false)).toEqual(['titleId salesInvoice.titleIncomplete'])
    expect([found('special', true), found('general', false)]).toEqual([[], []])
  })

  it('has goods and what was paid for them at 13 %, fees at 6 %, and its parts add up', () => {
    const kinds = { '1': 'fee', '2': 'supplierPayment' } as const
    const { lines, ...sums } = invoiceParts([chosen('1', '106'), chosen('2', '113')], (id) =>
      id === '1' ? kinds[1] : kinds[2],
    )
    expect(lines.map(({ rate, net, tax }) => [rate, net, tax])).toEqual([
      [6, '100.00', '6.00'],
      [13, '100.00', '13.00'],
    ])
    expect(sums).toEqual({ amount: '219.00', net: '200.00', tax: '19.00' })
    const goods = ['duty', 'consumptionTax', 'vat', 'antiDumping', 'exchangeDifference'] as const
    expect(new Set(goods.map(invoiceRateOf))).toEqual(new Set([13]))
    expect(invoiceRateOf('bankCharge')).toBe(6)
  })
})

it.each([
  ['nothing is booked', [], 'none'],
  ['nothing is invoiced', [['10', '0']], 'none'],
  [
    'one of two debts is invoiced',
    [
      ['10', '10'],
      ['5', '0'],
    ],
    'partial',
  ],
  ['a part of a debt is invoiced', [['10', '9.99']], 'partial'],
  [
    'all is invoiced',
    [
      ['10', '10'],
      ['5', '5'],
    ],
    'full',
  ],
] as const)('an order where %s has its invoicing state from what is invoiced', (_what, debts, state) => {
  const items = debts.map(([booked, invoiced]) => ({ booked: amount(booked), invoiced: amount(invoiced) }))
  expect(invoicingStateOf(items)).toBe(state)
})
