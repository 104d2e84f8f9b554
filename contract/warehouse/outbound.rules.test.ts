import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { deliveryType } from '../orders/order.codes.ts'
import { emptyDelivery } from '../orders/order-parts.ts'
import {
  checkExpiredPicks,
  checkOutbound,
  checkOutboundDays,
  checkOutboundLine,
  demandOf,
} from './outbound.rules.ts'
import { OutboundSave } from './outbound.ts'
import { lotNumbersIn, outboundLines } from './outbound-line.ts'

const line = { ...outboundLines.emptyLine('a'), model: 'M1', qty: '5' }
const draft = OutboundSave.parse({
  strategy: 0,
  outboundType: 0,
  outboundOn: '2026-11-19',
  warehouseId: '2',
  delivery: {
    ...emptyDelivery,
    type: deliveryType.codes.express,
    address: 'Road 1',
    consigneeName: 'Li',
    consigneeIdNumber: '11010519491231002X',
    consigneePhone: '13800138000',
  },
  lines: [line],
})
const found = (change: object = {}) => foundBy(checkOutbound({ ...draft, ...change }))

describe('an outbound order', () => {
  it('that says how, when, from where, to whom and which goods leave is complete', () => {
    expect(found()).toEqual([])
  })

  it.each(['strategy', 'outboundType', 'outboundOn', 'warehouseId'])('needs %s', (name) => {
    expect(found({ [name]: null })).toEqual([`${name} field.required`])
  })

  it('needs a delivery and what it asks for', () => {
    expect(found({ delivery: emptyDelivery })).toEqual(['delivery.type field.required'])
    expect(found({ delivery: { ...draft.delivery, address: '' } })).toEqual([
      'delivery.address field.required',
    ])
  })

  it('needs at least one line', () => expect(found({ lines: [] })).toEqual(['lines order.noLines']))

  it('names a model on each line, or a lot that was picked, which says its model itself', () => {
    const lineFound = (change: object) => foundBy(checkOutboundLine({ ...line, ...change }, 3))
    expect(lineFound({ model: '' })).toEqual(['lines.3.model field.required'])
    expect(lineFound({ model: '', lotId: '7' })).toEqual([])
    expect(lineFound({ qty: '', lotId: '7' })).toEqual(['lines.3.qty field.required'])
    expect(lineFound({ qty: '', rawCells: { qty: 'ten' } })).toEqual(['lines.3.qty orderLine.unreadable'])
  })

  it('leaves within a year from now', () => {
    expect(checkOutboundDays({ outboundOn: '2027-11-19' }, '2026-11-19')).toEqual([])
    expect(checkOutboundDays({ outboundOn: '2027-11-20' }, '2026-11-19')).toHaveLength(1)
    expect(checkOutboundDays({ outboundOn: null }, '2026-11-19')).toEqual([])
  })
})

it('a line without a quantity asks for none of its goods', () => {
  expect(demandOf({ ...line, qty: '' }).qty).toBe('0')
  expect(demandOf(line)).toMatchObject({ model: 'M1', qty: '5', lotId: null })
})

it('an expired lot leaves only with a reason', () => {
  const lots = [
    { id: '1', number: 'L1', expiresOn: '2026-11-18' },
    { id: '2', number: 'L2', expiresOn: '2026-11-19' },
    { id: '3', number: 'L3', expiresOn: null },
  ]
  const picks = (remark: string) => ['1', '2', '3', '9', null].map((lotId) => ({ lotId, remark }))
  expect(checkExpiredPicks(picks(' '), lots, '2026-11-19')).toEqual([
    {
      path: 'lines.0.remark',
      code: 'stock.expiredReason',
      params: { lot: 'L1', day: '2026-11-18' },
    },
  ])
  expect(checkExpiredPicks(picks('to be destroyed'), lots, '2026-11-19')).toEqual([])
})

it('lot numbers stand in one cell, apart by commas, semicolons or lines', () => {
  expect(lotNumbersIn(' L1, L2；L3、\nL4 ,, ')).toEqual(['L1', 'L2', 'L3', 'L4'])
})
