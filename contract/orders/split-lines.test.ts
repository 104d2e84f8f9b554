import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import type { OrderLine } from './order-line.ts'
import { emptyLine } from './order-line.ts'
import { checkSplit, measuresOf, splitLines } from './split-lines.ts'

const line = (values: Partial<OrderLine> = {}): OrderLine =>
  ({
    ...emptyLine('1'),
    id: '1',
    qty: '10',
    price: '1.50',
    packages: '4',
    netWeight: '5',
    grossWeight: '6',
    volume: '0.5',
    pallets: '',
    reelCount: '3',
    receivedQty: '',
    announcedQty: '',
    shortQty: '',
    shippedQty: '',
    ...values,
  }) as OrderLine
const order = (...lines: OrderLine[]) => ({ lines, currency: 'USD' })
const part = (qty: string, lineId = '1') => ({ lineId, qty })
const check = (lines: OrderLine[], parts: ReturnType<typeof part>[]): string[] =>
  foundBy(checkSplit(order(...lines), { lines: parts }))

describe('what of an order may go into a second one', () => {
  it('is a part of its lines, and not all of it', () => {
    expect(check([line()], [part('4')])).toEqual([])
    expect(check([line()], [part('10')])).toEqual(['lines order.splitAll'])
    expect(check([line(), line({ id: '2' })], [part('10')])).toEqual([])
    expect(check([line(), line({ id: '2' })], [part('10'), part('10', '2')])).toEqual([
      'lines order.splitAll',
    ])
  })

  it('is of lines that are there, each once, and more than nothing', () => {
    expect(check([line()], [part('1', '9')])).toEqual(['lines.0.lineId orderLine.unknown'])
    expect(check([line()], [part('1'), part('1')])).toEqual(['lines.1.lineId orderLine.unknown'])
    expect(check([line()], [part('0')])).toEqual(['lines.0.qty orderLine.notPositive'])
  })

  it('is not what came in, is announced or is short', () => {
    const handled = line({ receivedQty: '3', announcedQty: '2', shortQty: '1' })
    expect(check([handled], [part('4')])).toEqual([])
    expect(checkSplit(order(handled), { lines: [part('4.5')] })).toMatchObject([
      { path: 'lines.0.qty', code: 'orderLine.tooMuchSplit', params: { left: '4' } },
    ])
  })

  it('leaves two totals that add up to the one before, or names the nearest quantity that does', () => {
    const odd = line({ price: '0.335' })
    expect(checkSplit(order(odd), { lines: [part('1')] })).toMatchObject([
      { path: 'lines.0.qty', code: 'orderLine.splitCents', params: { nearest: '2' } },
    ])
    expect(check([odd], [part('2')])).toEqual([])
    expect(check([line({ price: '' })], [part('1')])).toEqual([])
  })
})

describe('a line that is split', () => {
  it('shares counts and weights in proportion, without losing any', () => {
    expect(splitLines(order(line()), { lines: [part('4')] })).toEqual([
      {
        lineId: '1',
        stays: {
          qty: '6',
          totalMoney: '9.00',
          packages: '2',
          netWeight: '3',
          grossWeight: '3.6',
          volume: '0.3',
          pallets: '',
          reelCount: '2',
        },
        goes: {
          qty: '4',
          totalMoney: '6.00',
          packages: '2',
          netWeight: '2',
          grossWeight: '2.4',
          volume: '0.2',
          pallets: '',
          reelCount: '1',
        },
      },
    ])
  })

  it('leaves nothing where it goes as a whole, and is left out where it is unknown', () => {
    const [whole, ...others] = splitLines(order(line()), { lines: [part('10.0'), part('1', '9')] })
    expect(others).toEqual([])
    expect(whole).toMatchObject({ stays: undefined, goes: { qty: '10', packages: '4', grossWeight: '6' } })
  })

  it('never weighs less gross than net', () => {
    const share = measuresOf(line({ netWeight: '1', grossWeight: '1.0001' }), new Big('0.3333'))
    expect(share).toMatchObject({ netWeight: '0.3333', grossWeight: '0.3333' })
    expect(measuresOf(line({ netWeight: '', grossWeight: '2' }), new Big('0.5'))).toMatchObject({
      netWeight: '',
      grossWeight: '1',
    })
    expect(measuresOf(line({ grossWeight: '' }), new Big('0.5')).grossWeight).toBe('')
  })
})
