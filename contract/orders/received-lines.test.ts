import { expect, it } from 'vitest'
import { stillToCome } from './announced-goods.ts'
import { receivingState } from './order.codes.ts'
import { OrderLineDraft } from './order-line.ts'
import {
  checkQuantities,
  checkReceived,
  receivingStateOf,
  shippableOf,
  shortagesOf,
  unshippedOf,
} from './received-lines.ts'

const line = (key: string, qty: string) => OrderLineDraft.parse({ key, model: 'LM358', qty })
const received = [{ key: 'a', model: 'LM358', received: '40', short: '0' }]

it('a line keeps at least what came in of it, and stays', () => {
  expect(checkReceived(received, [line('b', '5'), line('a', '40')])).toEqual([])
  expect(checkReceived(received, [line('b', '5'), line('a', '39.5')])).toMatchObject([
    { path: 'lines.1.qty', code: 'orderLine.belowReceived', params: { received: '40' } },
  ])
  expect(checkReceived(received, [line('a', '')])).toMatchObject([{ code: 'orderLine.belowReceived' }])
  expect(checkReceived(received, [line('b', '5')])).toMatchObject([
    { path: 'lines', code: 'orderLine.receivedIsGone', params: { model: 'LM358' } },
  ])
})

it('is fully stored when every line came in whole, and partly as soon as one more is to come', () => {
  const { fullyStored, partlyStored } = receivingState.codes
  expect(receivingStateOf(received, [line('a', '40.0')])).toBe(fullyStored)
  expect(receivingStateOf(received, [line('a', '41')])).toBe(partlyStored)
  expect(receivingStateOf(received, [line('a', '40'), line('b', '1')])).toBe(partlyStored)
})

it('is fully stored too when what did not come is reported short', () => {
  const short = [{ key: 'a', model: 'LM358', received: '40', short: '2' }]
  expect(receivingStateOf(short, [line('a', '42')])).toBe(receivingState.codes.fullyStored)
})

it('awaits what is neither here nor short, and ships no more than came', () => {
  const goods = { qty: '100', receivedQty: '90', shortQty: '4', shippedQty: '60', heldQty: '0' }
  expect(stillToCome({ ...goods, announcedQty: '' })).toBe('6')
  expect(shippableOf(goods)).toBe('30')
  expect(shippableOf({ ...goods, heldQty: '10' })).toBe('20')
  expect(shippableOf({ ...goods, heldQty: '40' })).toBe('0')
  expect(unshippedOf(goods)).toBe('36')
  expect(stillToCome({ qty: '80', receivedQty: '90', announcedQty: '', shortQty: '' })).toBe('0')
})

it('reports the rest of a line short only with a reason, and only where there is a rest', () => {
  const open = new Map([
    ['1', '10'],
    ['2', '5'],
    ['3', '7'],
  ])
  const given = [
    { lineId: '1', qty: '4' },
    { lineId: '1', qty: '5', shortage: 'Lost' },
    { lineId: '2', qty: '5', shortage: 'Nothing is missing' },
    { lineId: '3', qty: '0', shortage: 'Not produced' },
  ]
  expect(checkQuantities(given, open)).toEqual([])
  expect(shortagesOf(given, open)).toEqual([
    { lineId: '1', qty: '1', reason: 'Lost' },
    { lineId: '3', qty: '7', reason: 'Not produced' },
  ])
  expect(checkQuantities([{ lineId: '3', qty: '0' }], open)).toMatchObject([
    { code: 'orderLine.nothingReceived' },
  ])
})

it('a part of a piece comes in, is announced and stays as well', () => {
  const open = new Map([['a', '0.5']])
  const check = (qty: string, announced?: string) =>
    checkQuantities(
      [{ lineId: 'a', qty }],
      open,
      announced === undefined ? {} : { announced: new Map([['a', announced]]) },
    ).map(({ code }) => code)
  expect(check('0.5')).toEqual([])
  expect(check('0')).toEqual(['orderLine.nothingReceived'])
  expect(check('0.75')).toEqual(['orderLine.tooMuchReceived'])
  expect(check('0.75', '0')).toEqual(['orderLine.tooMuchReceived'])
  expect(check('0.75', '0.25')).toEqual(['orderLine.announced'])
  const half = [{ key: 'a', model: 'LM358', received: '0.5', short: '0' }]
  expect(checkReceived(half, [line('b', '5')])).toMatchObject([{ code: 'orderLine.receivedIsGone' }])
  expect(
    checkReceived([{ ...half[0], key: 'a', model: '', received: '0', short: '0' }], [line('b', '5')]),
  ).toEqual([])
})
