import { describe, expect, it } from 'vitest'
import { type CheckedLine, unstatedLine } from './compared-lines.ts'
import type { OrderCheckLine } from './compared-papers.ts'
import { checkThreeWays, comparedPapers, differingRows } from './three-way-check.ts'

const line = (position: number, given: Partial<OrderCheckLine> = {}): OrderCheckLine => ({
  id: String(position),
  position,
  model: `M-${position}`,
  hsCode: '8536690000',
  name: 'Connector',
  origin: 'MY',
  qty: '100',
  price: '1.5',
  packages: '4',
  netWeight: '2',
  grossWeight: '2.5',
  ...given,
})
const row = (model: string, given: Partial<CheckedLine> = {}): CheckedLine => ({
  ...unstatedLine,
  model,
  ...given,
})
const nothing = { invoice: undefined, packingList: undefined, declaration: undefined, taxBill: undefined }
const outcome = (lines: OrderCheckLine[], papers: Partial<Parameters<typeof checkThreeWays>[1]>) =>
  checkThreeWays(lines, { ...nothing, ...papers }).rows[0]?.outcomes

describe('the three-way check', () => {
  it('compares nothing with a paper that is not there', () => {
    const check = checkThreeWays([line(1)], nothing)
    expect(check.rows[0]?.outcomes).toEqual({
      invoice: null,
      packingList: null,
      declaration: null,
      taxBill: null,
    })
    expect(check.differing).toBe(0)
    expect(Object.values(check.summary.qty)).toEqual([null, null, null, null])
  })

  it.each<[string, Partial<CheckedLine>, string[]]>([
    ['equal', { qty: '100.0', price: '1.50', origin: 'MY' }, []],
    ['another quantity', { qty: '90', price: '1.5' }, ['qty']],
    ['another price', { qty: '100', price: '1.6' }, ['price']],
    ['another origin', { qty: '100', origin: 'TH' }, ['origin']],
    ['another customs code', { hsCode: '8536900000' }, ['hsCode']],
    ['the same code with inspection digits', { hsCode: '8536690000102' }, []],
    ['another name', { name: 'Router' }, ['name']],
    ['the same name in capitals', { name: 'CONNECTOR' }, []],
    ['all of them', { qty: '1', price: '2', origin: 'TH' }, ['qty', 'price', 'origin']],
    ['an invoice states no weight', { qty: '100', grossWeight: '9' }, []],
  ])('finds in an invoice: %s', (_what, given, fields) => {
    expect(outcome([line(1)], { invoice: [row('m 1'.replace(' ', '-'), given)] })?.invoice).toEqual({
      state: fields.length === 0 ? 'equal' : 'differs',
      fields,
    })
  })

  it('names the rows that differ, with their papers', () => {
    const invoice = [row('M-1', { qty: '9' }), row('M-3', { qty: '100' })]
    const { rows } = checkThreeWays([line(1), line(2), line(3)], { ...nothing, invoice })
    expect(differingRows(rows).map(({ model, papers }) => [model, papers])).toMatchObject([
      ['M-1', [{ paper: 'invoice', state: 'differs', fields: ['qty'] }]],
      ['M-2', [{ paper: 'invoice', state: 'missing' }]],
    ])
  })

  it('finds missing lines and lines that the order does not have', () => {
    const check = checkThreeWays([line(1), line(2)], { ...nothing, invoice: [row('M-1'), row('M-9')] })
    expect(check.rows[1]?.outcomes.invoice?.state).toBe('missing')
    expect(check.unknown).toEqual([{ paper: 'invoice', model: 'M-9' }])
    expect(check.differing).toBe(1)
    expect(check.summary.qty.invoice).toBe(1)
  })

  it('adds the cartons of a packing list, and compares weights', () => {
    const cartons = [
      row('M-1', { qty: '60', packages: '3', netWeight: '1.2', grossWeight: '1.5' }),
      row('M-1', { qty: '40', packages: '1', netWeight: '0.8', grossWeight: '1' }),
    ]
    expect(outcome([line(1)], { packingList: cartons })?.packingList?.state).toBe('equal')
    const heavy = [row('M-1', { qty: '100', packages: '5', netWeight: '1', grossWeight: '3' })]
    expect(outcome([line(1)], { packingList: heavy })?.packingList?.fields).toEqual([
      'packages',
      'netWeight',
      'weight',
    ])
  })

  it('does not take an empty weight for an equal one', () => {
    const unweighed = [row('M-1', { qty: '100' })]
    expect(outcome([line(1)], { packingList: unweighed })?.packingList?.fields).toEqual([
      'netWeight',
      'weight',
    ])
    const weighed = [row('M-1', { qty: '100', netWeight: '2', grossWeight: '2.5' })]
    const without = line(1, { netWeight: '', grossWeight: '' })
    expect(outcome([without], { packingList: weighed })?.packingList?.fields).toEqual(['netWeight', 'weight'])
    expect(outcome([without], { packingList: unweighed })?.packingList?.state).toBe('equal')
  })

  it('finds a tax bill that differs from the declared tax in the lines of its declaration', () => {
    const taxBill = [
      { declared: '10002.36', billed: '11008.36', sources: ['1'] },
      { declared: '50.00', billed: '50.0', sources: ['1', '2'] },
    ]
    const check = checkThreeWays([line(1), line(2), line(3)], { ...nothing, taxBill })
    expect(check.rows.map(({ outcomes }) => outcomes.taxBill)).toEqual([
      { state: 'differs', fields: ['tax'] },
      { state: 'equal', fields: [] },
      null,
    ])
    expect(check.summary.tax).toEqual({ invoice: null, packingList: null, declaration: null, taxBill: 1 })
  })

  it('compares a declared line with all the lines it was merged from', () => {
    const lines = [line(1), line(2, { price: '2' })]
    const declared = {
      hsCode: '8536690000',
      name: 'Connector',
      origin: 'MY',
      qty: '200',
      value: '350.00',
      netWeight: '4',
      grossWeight: '5',
      sources: ['1', '2'],
    }
    expect(outcome(lines, { declaration: [declared] })?.declaration?.state).toBe('equal')
    const check = checkThreeWays(lines, {
      ...nothing,
      declaration: [{ ...declared, qty: '190', value: '340' }],
    })
    expect(check.rows.map((each) => each.outcomes.declaration?.fields)).toEqual([
      ['qty', 'price'],
      ['qty', 'price'],
    ])
    expect(check.summary).toMatchObject({ qty: { declaration: 2 }, origin: { declaration: 0 } })
    const renamed = { ...declared, hsCode: '8536900000', name: 'Plug', netWeight: '' }
    expect(outcome(lines, { declaration: [renamed] })?.declaration?.fields).toEqual([
      'hsCode',
      'name',
      'netWeight',
    ])
    expect(outcome(lines, { declaration: [] })?.declaration?.state).toBe('missing')
  })
})

it('the papers that were there to compare are told from those that were not; tax bills come later', () => {
  const invoice = [row('M-1', { qty: '100' })]
  expect(comparedPapers(checkThreeWays([line(1)], { ...nothing, invoice }))).toEqual({
    compared: ['invoice'],
    notCompared: ['packingList', 'declaration'],
  })
  expect(comparedPapers(checkThreeWays([line(1)], { ...nothing, taxBill: [] })).compared).toEqual(['taxBill'])
})

describe('what a paper states of a line', () => {
  it('is compared with a declaration without the inspection digits of the code', () => {
    const declared = {
      hsCode: '8536690000',
      name: 'Connector',
      origin: 'MY',
      qty: '100',
      value: '150',
      netWeight: '2',
      grossWeight: '2.5',
      sources: ['1'],
    }
    const stateOf = (hsCode: string) =>
      outcome([line(1, { hsCode })], { declaration: [declared] })?.declaration?.state
    expect([stateOf('8536690000999'), stateOf('8536690001999')]).toEqual(['equal', 'differs'])
    const unpriced = line(2, { price: '', qty: '' })
    const both = { ...declared, sources: ['1', '2'] }
    expect(outcome([line(1), unpriced], { declaration: [both] })?.declaration?.fields).not.toContain('price')
    const cents = line(1, { qty: '3', price: '0.335' })
    const rounded = { ...declared, qty: '3', value: '1.01' }
    expect(outcome([cents], { declaration: [rounded] })?.declaration?.fields).not.toContain('price')
  })

  it('differs in its origin where one of several rows does, and says nothing of what it leaves out', () => {
    const fieldsOf = (...origins: string[]) =>
      outcome([line(1)], {
        invoice: origins.map((origin) => row('M-1', { qty: '50', price: '1.5', origin })),
      })?.invoice?.fields
    expect(fieldsOf('MY', 'MY')).toEqual([])
    expect(fieldsOf('MY', '')).toEqual([])
    expect(fieldsOf('MY', 'TH')).toEqual(['origin'])
    const two = [line(1), line(1, { id: '2', origin: 'TH' })]
    const invoice = [row('M-1', { qty: '200', price: '1.5', origin: 'TH' })]
    expect(outcome(two, { invoice })?.invoice?.fields).toEqual([])
  })
})
