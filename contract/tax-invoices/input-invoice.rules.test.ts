import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { amount } from '../kernel/money.ts'
import { checkInputInvoice, checkInputLine, checkMatches, discountedAmounts } from './input-invoice.rules.ts'

const goods = {
  key: '1',
  name: 'Cable',
  qty: '10',
  price: '8.849558',
  amount: amount('88.50'),
  rate: 13 as number | null,
  tax: amount('11.50'),
}
const discount = { ...goods, key: '2', qty: '', price: '', amount: amount('-8.85'), tax: amount('-1.15') }
const line = (changes: Partial<Record<keyof typeof goods, string | number | null>>) =>
  foundBy(checkInputLine({ ...goods, ...changes } as typeof goods, 0))

describe('a line of an input invoice', () => {
  it('is right with the product of quantity and price, and its tax', () => {
    expect(line({})).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'name field.required'],
    [{ qty: '' }, 'qty field.positive'],
    [{ qty: '0' }, 'qty field.positive'],
    [{ price: '' }, 'price field.required'],
    [{ amount: '' }, 'amount field.positive'],
    [{ amount: '0.00' }, 'amount field.positive'],
    [{ rate: null }, 'rate field.required'],
    [{ tax: '' }, 'tax field.required'],
    [{ tax: '11.53' }, 'tax inputInvoice.lineTax'],
  ])('is refused with %o', (changes, found) => {
    expect(line(changes)).toEqual([`lines.0.${found}`])
  })

  it('may differ by a cent from quantity times price, and by the rounded price of a large quantity', () => {
    expect(line({ amount: '88.49' })).toEqual([])
    expect(line({ amount: '88.51' })).toEqual(['lines.0.amount inputInvoice.lineAmount'])
    const large = { qty: '1000000', price: '0.333333', tax: '43333.33' }
    expect(line({ ...large, amount: '333333.33' })).toEqual([])
    expect(line({ ...large, amount: '333333.60', tax: '43333.37' })).toEqual([
      'lines.0.amount inputInvoice.lineAmount',
    ])
  })

  it('may have a tax a cent beside that of its amount', () => {
    expect(line({ tax: '11.52' })).toEqual([])
    expect(line({ tax: '11.49' })).toHaveLength(1)
  })

  it('is a discount without quantity and price', () => {
    expect(foundBy(checkInputLine(discount, 0))).toEqual([])
    expect(discountedAmounts([goods, discount]).get(goods)).toBe('79.65')
    expect(discountedAmounts([goods, discount]).get(discount)).toBe('0.00')
  })
})

describe('an input invoice', () => {
  const draft = {
    invoiceCode: '',
    invoiceNo: '25442000000012345678',
    redOf: '',
    amount: amount('100.00'),
    lines: [goods],
  }
  const check = (changes: Partial<typeof draft>): string[] =>
    foundBy(checkInputInvoice({ ...draft, ...changes }))

  it('adds up to the total that is printed on it', () => {
    expect(check({})).toEqual([])
    expect(check({ amount: amount('100.01') })).toEqual(['amount inputInvoice.totals'])
    expect(check({ lines: [] })).toEqual(['lines inputInvoice.noLines'])
  })

  it('has a code with a number of eight digits and with no other', () => {
    expect(check({ invoiceNo: '12345678' })).toEqual(['invoiceCode invoice.codeMissing'])
    expect(check({ invoiceCode: '4403201234' })).toEqual(['invoiceCode invoice.codeOfDigital'])
  })

  it('has each line once', () => {
    expect(check({ lines: [goods, goods], amount: amount('200.00') })).toEqual([
      'lines.1.key inputInvoice.lineTwice',
    ])
  })

  it('has a discount below its own goods, and never above them', () => {
    expect(check({ lines: [goods, discount], amount: amount('90.00') })).toEqual([])
    const ofOther = { ...discount, name: 'Plug' }
    expect(check({ lines: [goods, ofOther], amount: amount('90.00') })).toEqual([
      'lines.1.amount inputInvoice.discount',
    ])
    expect(check({ lines: [discount, { ...goods }], amount: amount('90.00') })).toEqual([
      'lines.0.amount inputInvoice.discount',
    ])
    const tooMuch = { ...discount, amount: amount('-88.51'), tax: amount('-11.51') }
    expect(check({ lines: [goods, tooMuch], amount: amount('-0.02') })).toContain(
      'lines.0.amount inputInvoice.mixedSigns',
    )
  })

  it('is negative in every line where it takes another one back, and names that one', () => {
    const red = { ...goods, qty: '-10', amount: amount('-88.50'), tax: amount('-11.50') }
    const back = { lines: [red], amount: amount('-100.00'), redOf: '25442000000012345000' }
    expect(check(back)).toEqual([])
    expect(check({ ...back, redOf: '' })).toEqual(['redOf field.required'])
    expect(check({ redOf: '25442000000012345000' })).toEqual(['redOf inputInvoice.notRed'])
    expect(check({ lines: [goods, { ...red, key: '2' }], amount: amount('0.00') })).toEqual([
      'lines.1.amount inputInvoice.mixedSigns',
    ])
  })
})

describe('matches of an input invoice', () => {
  const facts = {
    lines: [{ id: '1', qty: '10' }],
    ordered: [{ id: '5', left: '8', isExport: true, isReady: true }],
  }
  const match = { lineId: '1', orderLineId: '5', qty: '8' }
  const check = (wanted: (typeof match)[], changes: Partial<(typeof facts.ordered)[0]> = {}): string[] =>
    foundBy(
      checkMatches(wanted, { ...facts, ordered: facts.ordered.map((each) => ({ ...each, ...changes })) }),
    )

  it('take what is left of both', () => {
    expect(check([match])).toEqual([])
    expect(check([{ ...match, qty: '8.5' }])).toEqual(['matches.0.qty inputInvoice.exceedsOrdered'])
    expect(check([{ ...match, qty: '11' }], { left: '20' })).toEqual([
      'matches.0.qty inputInvoice.exceedsLine',
    ])
    expect(check([{ ...match, qty: '0' }])).toEqual(['matches.0.qty field.positive'])
    expect(check([{ ...match, qty: '' }])).toEqual(['matches.0.qty field.positive'])
  })

  it('share what is left of one line among several', () => {
    const two = checkMatches([match, { ...match, orderLineId: '6', qty: '3' }], {
      ...facts,
      ordered: [...facts.ordered, { id: '6', left: '9', isExport: true, isReady: true }],
    })
    expect(two).toMatchObject([{ path: 'matches.1.qty', params: { left: '2' } }])
  })

  it('are of lines that are there, of export orders that are ready, each pair once', () => {
    expect(check([{ ...match, lineId: '2' }])).toEqual(['matches.0.lineId inputInvoice.lineUnknown'])
    expect(check([{ ...match, orderLineId: '6' }])).toEqual([
      'matches.0.orderLineId inputInvoice.lineUnknown',
    ])
    expect(check([match], { isExport: false })).toEqual(['matches.0.orderLineId inputInvoice.otherKind'])
    expect(check([match], { isReady: false })).toEqual(['matches.0.orderLineId inputInvoice.orderNotReady'])
    expect(
      check([
        { ...match, qty: '1' },
        { ...match, qty: '1' },
      ]),
    ).toEqual(['matches.1.orderLineId inputInvoice.lineTwice'])
  })
})
