import { describe, expect, it } from 'vitest'
import { receivingState } from '../orders/order.codes.ts'
import { isAbroad, type LaneFacts, laneOf, lanePlaceKey } from './lane-places.ts'

const usual = { hongKong: '1', shenzhen: '2' }
const imported: LaneFacts = {
  kind: 'import',
  state: 'audited',
  receivingState: receivingState.codes.notStored,
  isSupplierOverseas: true,
  supplierRegion: 'JP',
  originPort: '',
  warehouseId: null,
  deliveryWarehouseId: null,
  customsOffice: '',
  destinationPort: '',
}
const exported: LaneFacts = {
  ...imported,
  kind: 'export',
  isSupplierOverseas: false,
  supplierRegion: '440300',
  destinationPort: 'DEHAM',
}
const { partlyStored, fullyStored } = receivingState.codes
const at = (facts: Partial<LaneFacts>, order = imported) => {
  const lane = laneOf({ ...order, ...facts }, usual)
  return lane && lanePlaceKey(lane.at)
}

describe('where an order is now', () => {
  it.each<[string, Partial<LaneFacts>, string | undefined]>([
    ['with its supplier until the goods are received', {}, 'country:JP'],
    ['with its supplier while it is audited', { state: 'submitted' }, 'country:JP'],
    [
      'with its supplier while it is audited again, though a part has come',
      { state: 'submitted', receivingState: partlyStored },
      'country:JP',
    ],
    ['at the port that its freight leaves from', { originPort: 'JPOSA' }, 'port:JPOSA'],
    ['abroad where the supplier has no address', { supplierRegion: '' }, 'country:ZZ'],
    ['in the warehouse when a part has come', { receivingState: partlyStored }, 'warehouse:1'],
    ['in the warehouse that it names', { receivingState: fullyStored, warehouseId: '7' }, 'warehouse:7'],
    ['in the warehouse until it is declared', { state: 'bound' }, 'warehouse:1'],
    ['at its customs office', { state: 'declared', customsOffice: '5301' }, 'customs:5301'],
    [
      'in the warehouse as long as no declaration names an office',
      { state: 'declared', warehouseId: '1' },
      'warehouse:1',
    ],
    ['at customs until it arrives', { state: 'cleared', customsOffice: '5301' }, 'customs:5301'],
    ['in Shenzhen when it arrived', { state: 'arrived', customsOffice: '5301' }, 'warehouse:2'],
    ['in the warehouse that delivers it', { state: 'arrived', deliveryWarehouseId: '9' }, 'warehouse:9'],
    ['nowhere on the way when it is signed for', { state: 'signed' }, undefined],
    ['nowhere on the way as a draft', { state: 'draft' }, undefined],
    ['nowhere on the way when it is cancelled', { state: 'cancelled' }, undefined],
  ])('an import is %s', (_where, facts, place) => {
    expect(at(facts)).toBe(place)
  })

  it.each<[Partial<LaneFacts>, string]>([
    [{}, 'country:CN'],
    [{ receivingState: fullyStored }, 'warehouse:2'],
    [{ state: 'declared', customsOffice: '5316' }, 'customs:5316'],
    [{ state: 'arrived', customsOffice: '5316' }, 'port:DEHAM'],
    [{ state: 'arrived', customsOffice: '5316', destinationPort: '' }, 'customs:5316'],
  ])('an export of %j is at %s', (facts, place) => {
    expect(at(facts, exported)).toBe(place)
  })

  it.each<[LaneFacts['kind'], LaneFacts['state'], string]>([
    ['transit', 'departed', 'warehouse:1'],
    ['transit', 'arrived', 'port:SGSIN'],
    ['domestic', 'dispatched', 'warehouse:2'],
  ])('without customs: %s %s is at %s', (kind, state, place) => {
    expect(at({ kind, state, destinationPort: kind === 'transit' ? 'SGSIN' : '' })).toBe(place)
  })

  it('is abroad outside of the mainland, Hong Kong and Macao', () => {
    const places = [
      ['country', 'JP'],
      ['port', 'DEHAM'],
      ['country', 'ZZ'],
      ['country', 'HK'],
      ['port', 'CNYTN'],
      ['customs', '5301'],
      ['warehouse', '1'],
    ] as const
    expect(places.map(([kind, code]) => isAbroad({ kind, code }))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('the leg of an order', () => {
  it('is the one by which it came', () => {
    expect(laneOf({ ...imported, state: 'declared', customsOffice: '5301' }, usual)?.leg).toEqual({
      from: { kind: 'warehouse', code: '1' },
      to: { kind: 'customs', code: '5301' },
      isAhead: false,
    })
  })

  it('is the one ahead while it is still with its supplier', () => {
    expect(laneOf(imported, usual)?.leg).toEqual({
      from: { kind: 'country', code: 'JP' },
      to: { kind: 'warehouse', code: '1' },
      isAhead: true,
    })
  })

  it('is unknown where no other place is', () => {
    expect(laneOf(imported, { hongKong: null, shenzhen: null })?.leg).toBeUndefined()
  })
})
