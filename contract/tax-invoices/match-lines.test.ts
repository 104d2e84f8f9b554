import { describe, expect, it } from 'vitest'
import { proposeMatches } from './match-lines.ts'

type Lines = Parameters<typeof proposeMatches>[0]
type Ordered = Parameters<typeof proposeMatches>[1]
const invoiced = (values: Partial<Lines[number]> = {}): Lines[number] => ({
  id: '1',
  name: '*Electronics*Sensor',
  specification: 'TS-10',
  left: '10',
  amount: '100',
  qty: '10',
  orderNo: '',
  ...values,
})
const ordered = (id: string, values: Partial<Ordered[number]> = {}): Ordered[number] => ({
  id,
  orderNo: 'EX261101-0001',
  model: 'OTHER',
  name: 'Sensor',
  left: '5',
  qty: '10',
  value: '100',
  ...values,
})
const reasonsOf = (line: Lines[number], order: Ordered[number]) =>
  proposeMatches([line], [order])[0]?.parts[0]?.reasons ?? []
const takenOf = (line: Lines[number], orders: Ordered) =>
  proposeMatches([line], orders)[0]?.parts.map(({ orderLineId, qty }) => `${orderLineId}:${qty}`)

describe('an invoice’s line names the goods of an order', () => {
  it.each([
    [
      'by the model in its specification',
      { specification: 'ts 10' },
      { model: 'TS-10', name: 'X' },
      ['model'],
    ],
    [
      'by the model as its name',
      { specification: '', name: 'TS_10' },
      { model: 'TS-10', name: 'X' },
      ['model'],
    ],
    ['by a name within the order’s', { name: '*E*Sensor' }, { name: 'Temperature sensor' }, ['name']],
    ['by a name that has the order’s within', { name: 'Temperature sensor' }, { name: 'sensor' }, ['name']],
    ['not by an empty name', { name: '*E*' }, {}, []],
    ['not by an empty name of the order', {}, { name: '' }, []],
    ['not by empty models', { specification: '', name: 'Cable' }, { model: '', name: 'Sensor' }, []],
    ['not by its order alone', { name: 'Cable', orderNo: 'EX261101-0001' }, {}, []],
    ['by its order too', { orderNo: 'ex2611010001' }, {}, ['order', 'name']],
  ])('%s', (_what, line, order, reasons) => {
    const found = reasonsOf(invoiced(line), ordered('1', { value: null, ...order }))
    expect(found).toEqual(reasons)
  })

  it('and agrees with its amount from half of the export’s value to a tenth more', () => {
    const has = (value: string | null) => reasonsOf(invoiced(), ordered('1', { value })).includes('amount')
    // Ten pieces were invoiced for 100.
    expect(['200', '100', '91'].every(has)).toBe(true)
    expect(['201', '90', '0', '0.5', null].some(has)).toBe(false)
    expect(reasonsOf(invoiced(), ordered('1', { value: '100', qty: '20' })).includes('amount')).toBe(false)
  })
})

describe('the lines of orders that an invoice’s line is for', () => {
  it('are taken by the best reason first, equal ones in the order of their ids', () => {
    const orders = [ordered('10'), ordered('9'), ordered('11', { model: 'TS-10' })]
    expect(takenOf(invoiced({ left: '12' }), orders)).toEqual(['11:5', '9:5', '10:2'])
  })

  it('are taken up to what is left of them, by all lines together', () => {
    const proposals = proposeMatches(
      [invoiced({ left: '3' }), invoiced({ id: '2', left: '3' })],
      [ordered('1')],
    )
    expect(proposals.map(({ parts, left }) => [parts.map(({ qty }) => qty), left])).toEqual([
      [['3'], '0'],
      [['2'], '1'],
    ])
    expect(takenOf(invoiced(), [ordered('1', { left: '0' })])).toEqual([])
  })

  it('are exact where model and quantity agree', () => {
    const exact = (order: Partial<Ordered[number]>) =>
      proposeMatches([invoiced()], [ordered('1', order)])[0]?.parts[0]?.isExact
    expect([exact({ model: 'TS-10', left: '10' }), exact({ model: 'TS-10' }), exact({ left: '10' })]).toEqual(
      [true, false, false],
    )
  })
})
