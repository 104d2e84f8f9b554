import { describe, expect, it } from 'vitest'
import { freightMode } from './forwarding.codes.ts'
import {
  chargeableOf,
  checkShipment,
  checkShipmentDays,
  type ShipmentDraft,
  volumeDiffers,
  volumeOf,
} from './shipment.rules.ts'

const { air, seaFull, seaShared, truck } = freightMode.codes
const size = (length: string, width: string, height: string, pieces: string) => ({
  length,
  width,
  height,
  pieces,
})

describe('the volume of pieces measured in millimetres', () => {
  it.each([
    [[size('1200', '1000', '1100', '40')], '52.8'],
    [[size('1200', '800', '145', '10'), size('600', '400', '400', '3')], '1.68'],
    [[size('333', '333', '333', '1')], '0.037'],
    [[size('1200', '1000', '', '40')], undefined],
    [[], undefined],
  ])('%j is %s m³', (sizes, volume) => {
    expect(volumeOf(sizes)).toBe(volume)
  })

  it('is warned about where the typed one differs by more than one percent', () => {
    const sizes = [size('1000', '1000', '1000', '10')]
    expect(volumeDiffers('10', sizes)).toBeUndefined()
    expect(volumeDiffers('10.1', sizes)).toBeUndefined()
    expect(volumeDiffers('10.11', sizes)).toBe('10')
    expect(volumeDiffers('', sizes)).toBeUndefined()
    expect(volumeDiffers('9', [])).toBeUndefined()
  })
})

describe('what the carrier charges by', () => {
  it.each([
    // 1 m³ is 166.667 kg in the air; the next half kilogram counts.
    [air, '1', '100', 'kilogram', '167', 'volume'],
    [air, '0.6', '100', 'kilogram', '100', 'weight'],
    [air, '0.61', '100', 'kilogram', '102', 'volume'],
    [air, '0.3', '120.2', 'kilogram', '120.5', 'weight'],
    [seaShared, '2.5', '1800', 'revenueTon', '2.5', 'volume'],
    [seaShared, '1.2', '1800', 'revenueTon', '1.8', 'weight'],
    [truck, '1', '1000', 'revenueTon', '1', 'weight'],
  ])('mode %i, %s m³ and %s kg', (mode, volume, weight, unit, amount, by) => {
    expect(chargeableOf(mode, volume, weight)).toMatchObject({ unit, amount, by })
  })

  it('is not said of full containers, or before volume and weight are known', () => {
    expect(chargeableOf(seaFull, '1', '1')).toBeUndefined()
    expect(chargeableOf(air, null, '1')).toBeUndefined()
    expect(chargeableOf(null, '1', '1')).toBeUndefined()
  })
})

const complete: ShipmentDraft = {
  direction: 1,
  mode: air,
  originPort: 'CNSZX-AIR',
  destinationPort: 'DEFRA',
  goodsName: 'Power supplies',
  goodsValue: '100',
  currency: 'USD',
  quantity: '10',
  volume: '1',
  grossWeight: '100',
  containerType: '',
  containerCount: null,
  sizes: [],
}

describe('an enquiry that is submitted', () => {
  it('is complete with goods, value, ports, quantity, volume and gross weight', () => {
    expect(checkShipment(complete)).toEqual([])
  })

  it.each([
    'goodsName',
    'goodsValue',
    'currency',
    'originPort',
    'destinationPort',
    'quantity',
    'volume',
    'grossWeight',
    'direction',
    'mode',
  ] as const)('needs %s', (field) => {
    const empty = typeof complete[field] === 'string' && !/^\d/.test(complete[field]) ? '' : null
    expect(checkShipment({ ...complete, [field]: empty })).toContainEqual({
      path: field,
      code: 'field.required',
    })
  })

  it.each([
    [{ quantity: '0' }, 'quantity', 'orderLine.notPositive'],
    [{ volume: '0' }, 'volume', 'orderLine.notPositive'],
    [{ destinationPort: 'CNSZX-AIR' }, 'destinationPort', 'freight.samePort'],
    [{ mode: seaFull }, 'containerType', 'freight.containersMissing'],
    [{ mode: seaFull, containerType: '40HQ' }, 'containerCount', 'freight.containersMissing'],
    [{ sizes: [size('1', '', '1', '1')] }, 'sizes.0', 'freight.sizeIncomplete'],
  ])('%j is refused at %s', (changed, path, code) => {
    expect(checkShipment({ ...complete, ...changed })).toContainEqual({ path, code })
  })

  it('may have lines of sizes that are empty', () => {
    expect(checkShipment({ ...complete, sizes: [size('', '', '', '')] })).toEqual([])
  })

  it('has days that can be meant', () => {
    const days = { readyOn: '2926-11-20', departBy: null, arriveBy: '2026-12-31' }
    expect(checkShipmentDays(days, '2026-11-16')).toMatchObject([{ path: 'readyOn', code: 'field.dayRange' }])
    const reversed = { readyOn: null, departBy: '2026-12-31', arriveBy: '2026-12-01' }
    expect(checkShipmentDays(reversed, '2026-11-16')).toMatchObject([
      { path: 'departBy', code: 'field.dayTooLate' },
      { path: 'arriveBy', code: 'field.dayTooEarly' },
    ])
  })
})

describe('sizes and shares of a shipment', () => {
  it('are refused where a size has some of its figures, and left alone where it has none', () => {
    const incomplete = (given: object) =>
      checkShipment({ ...complete, sizes: [{ ...size('', '', '', ''), ...given }] }).some(
        ({ code }) => code === 'freight.sizeIncomplete',
      )
    expect(incomplete({})).toBe(false)
    for (const name of ['length', 'width', 'height', 'pieces']) expect(incomplete({ [name]: '1' })).toBe(true)
  })

  it('are said with three decimals of a ton or a kilogram, rounded up', () => {
    expect(chargeableOf(seaShared, '1.0001', '1')).toMatchObject({ amount: '1.001', volumetric: '1.001' })
    expect(chargeableOf(seaShared, '0.001', '1234.5')).toMatchObject({ amount: '1.235', by: 'weight' })
    expect(chargeableOf(air, '1', '1')).toMatchObject({ volumetric: '166.667' })
  })
})
