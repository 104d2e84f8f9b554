import { expect, it } from 'vitest'
import type { OrderLine } from '../orders/order-line.ts'
import { emptyLine } from '../orders/order-line.ts'
import { announcedLine } from './order-announcement.ts'
import { palletType } from './warehouse.codes.ts'

const line = (values: Partial<OrderLine> = {}): OrderLine => ({
  ...emptyLine('a'),
  id: '7',
  model: 'M1',
  qty: '10',
  packages: '5',
  netWeight: '20',
  grossWeight: '25',
  volume: '1',
  pallets: '2',
  reelNumber: 'R'.repeat(70),
  receivedQty: '2',
  announcedQty: '1',
  shortQty: '1',
  shippedQty: '0',
  heldQty: '0',
  receivingState: 1,
  shippingState: 0,
  hsCode: '',
  commodityState: 1,
  ...values,
})

it('a line of an order is announced with what is still to come of it, and with that share of its measures', () => {
  expect(announcedLine(line(), 2)).toMatchObject({
    orderLineId: '7',
    qty: '6',
    packages: '3',
    netWeight: '12',
    grossWeight: '15',
    volume: '0.6',
    pallets: '1',
    palletNumber: 'P3',
    palletType: palletType.codes.wooden,
    lotNumber: 'R'.repeat(60),
  })
})

it('goods without pallets stand on none', () => {
  for (const pallets of ['', '0'])
    expect(announcedLine(line({ pallets }), 0).palletType).toBe(palletType.codes.none)
  expect(announcedLine(line({ pallets: '1' }), 0).palletType).toBe(palletType.codes.wooden)
})

it('a line without a quantity is announced without goods', () => {
  expect(announcedLine(line({ qty: '' }), 0)).toMatchObject({ qty: '0', packages: '0' })
})
