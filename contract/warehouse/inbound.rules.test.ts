import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkInbound, checkInboundDays } from './inbound.rules.ts'
import { InboundSave } from './inbound.ts'
import { inboundLines } from './inbound-line.ts'
import { palletType } from './warehouse.codes.ts'

const today = '2026-11-19'
const line = {
  ...inboundLines.emptyLine('a'),
  model: 'M1',
  name: 'Sensor',
  brand: 'B',
  origin: 'JP',
  qty: '5',
  palletNumber: 'P1',
  palletType: palletType.codes.none,
}
const draft = InboundSave.parse({
  supplierId: '1',
  orderedOn: today,
  arrivalMode: 0,
  warehouseId: '2',
  pickupAddress: 'Road 1',
  pickupTime: '2026-11-20 10:00',
  lines: [line],
})
const found = (change: object = {}) => foundBy(checkInbound({ ...draft, ...change }, today))

describe('an inbound order', () => {
  it('that says from whom, when, how, where and which goods come is complete', () => {
    expect(found()).toEqual([])
  })

  it.each([
    ['supplierId', null],
    ['orderedOn', null],
    ['arrivalMode', null],
    ['warehouseId', null],
    ['pickupAddress', ''],
    ['pickupTime', ''],
  ])('needs %s', (name, value) => {
    expect(found({ [name]: value })).toEqual([`${name} field.required`])
  })

  it('needs at least one line', () => expect(found({ lines: [] })).toEqual(['lines order.noLines']))

  it.each(['model', 'name', 'brand', 'origin', 'qty', 'palletNumber'])('needs %s on each line', (name) => {
    expect(found({ lines: [line, { ...line, key: 'b', [name]: '' }] })).toEqual([
      `lines.1.${name} field.required`,
    ])
  })

  it('needs a quantity above zero, a pallet’s type, and no gross weight below the net weight', () => {
    const lines = (change: object) => found({ lines: [{ ...line, ...change }] })
    expect(lines({ qty: '0' })).toEqual(['lines.0.qty orderLine.notPositive'])
    expect(lines({ palletType: null })).toEqual(['lines.0.palletType field.required'])
    expect(lines({ netWeight: '2', grossWeight: '1.9' })).toEqual([
      'lines.0.grossWeight orderLine.grossBelowNet',
    ])
    expect(lines({ netWeight: '2', grossWeight: '2' })).toEqual([])
  })

  it('has no goods that expire before they are made, or before they come', () => {
    const lines = (change: object) => found({ lines: [{ ...line, ...change }] })
    expect(lines({ producedOn: '2026-10-01', shelfLifeDays: '49' })).toEqual([])
    expect(lines({ producedOn: '2026-10-01', shelfLifeDays: '48' })).toEqual([
      'lines.0.expiresOn warehouseIn.expired',
    ])
    expect(lines({ producedOn: '2026-11-20' })).toEqual(['lines.0.producedOn field.dayRange'])
    expect(lines({ producedOn: '2026-11-02', expiresOn: '2026-11-01' })).toHaveLength(2)
  })

  it('is ordered and fetched within a year from now, in a draft too', () => {
    const days = { orderedOn: '2027-11-20', pickupTime: '2027-11-20 10:00' }
    expect(foundBy(checkInboundDays(days, today))).toEqual([
      'orderedOn field.dayRange',
      'pickupTime field.dayRange',
    ])
    expect(checkInboundDays({ orderedOn: null, pickupTime: '' }, today)).toEqual([])
  })
})
