import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import {
  chargedDays,
  costByMonth,
  costOf,
  costPerDay,
  freeUntil,
  staysOf,
  type Tariff,
  tariffOn,
  unitsOf,
} from './storage-cost.ts'

const lot = {
  storedOn: '2026-03-01',
  initialQty: '1000',
  pallets: '2',
  packages: '10',
  grossWeight: '50',
  volume: '1.2',
}
const tariff = (values: Partial<Tariff> = {}): Tariff => ({
  validFrom: '2026-01-01',
  freeDays: 7,
  unit: 0,
  rate: '3.5',
  currency: 'RMB',
  ...values,
})
const stay = (...tariffs: Tariff[]) => staysOf({ warehouseId: '1', tariffs }, [])
const all = { from: '2026-03-01', to: '2026-03-31' }
const came = { day: '2026-03-01', qty: '1000' }

describe('storage', () => {
  it('costs nothing in the free days, then a rate for each day and unit', () => {
    expect(freeUntil(lot.storedOn, [tariff()])).toBe('2026-03-07')
    const days = chargedDays(lot, [came], stay(tariff()), all)
    expect(days).toMatchObject([{ from: '2026-03-08', to: '2026-03-31', quantity: '48' }])
    expect(costOf(days)).toEqual([{ currency: 'RMB', amount: '168.00' }])
  })

  it('ends with the day before the goods leave, and shrinks with what is left', () => {
    const left = { day: '2026-03-11', qty: '-1000' }
    expect(chargedDays(lot, [came, left], stay(tariff()), all)).toMatchObject([
      { to: '2026-03-10', quantity: '6' },
    ])
    const half = { day: '2026-03-11', qty: '-500' }
    const byCarton = chargedDays(lot, [came, half], stay(tariff({ unit: 1 })), all)
    expect(byCarton.map(({ quantity }) => quantity)).toEqual(['30', '105'])
  })

  it('follows the tariff that is valid on each day; the free days are those of the arrival', () => {
    const tariffs = [tariff(), tariff({ validFrom: '2026-03-21', rate: '4', freeDays: 0 })]
    expect(tariffOn(tariffs, '2026-03-20')?.rate).toBe('3.5')
    expect(chargedDays(lot, [came], stay(...tariffs), all)).toMatchObject([
      { from: '2026-03-08', to: '2026-03-20', rate: '3.5' },
      { from: '2026-03-21', to: '2026-03-31', rate: '4' },
    ])
  })

  it('measures by pallet, carton, kilogram and cubic meter', () => {
    expect([0, 1, 2, 3].map((unit) => unitsOf(lot, new Big('250'), unit).toFixed())).toEqual([
      '2',
      '3',
      '12.5',
      '0.3',
    ])
    expect(unitsOf({ ...lot, pallets: '' }, new Big(1), 0).toFixed()).toBe('1')
    expect(unitsOf(lot, new Big(0), 0).toFixed()).toBe('0')
  })

  it('is charged for each day by the warehouse that the lot lay in when the day ended', () => {
    const moved = staysOf({ warehouseId: '2', tariffs: [tariff({ rate: '9', freeDays: 10 })] }, [
      { day: '2026-03-11', warehouseId: '1', tariffs: [tariff({ currency: 'HKD' })] },
    ])
    expect(chargedDays(lot, [came], moved, all)).toMatchObject([
      { warehouseId: '1', from: '2026-03-08', to: '2026-03-10', quantity: '6', currency: 'HKD' },
      { warehouseId: '2', from: '2026-03-11', to: '2026-03-31', quantity: '42', rate: '9' },
    ])
    const returned = staysOf({ warehouseId: '1', tariffs: [tariff()] }, [
      { day: '2026-03-11', warehouseId: '1', tariffs: [tariff()] },
      { day: '2026-03-11', warehouseId: '2', tariffs: [tariff({ rate: '9' })] },
    ])
    expect(costOf(chargedDays(lot, [came], returned, all))).toEqual([{ currency: 'RMB', amount: '168.00' }])
  })

  it('costs nothing where there is no tariff', () => {
    expect(chargedDays(lot, [came], stay(), all)).toEqual([])
    expect(freeUntil(lot.storedOn, [])).toBeUndefined()
  })
})

describe('the cost of a month', () => {
  it('has the days of that month, and the months add up to the whole', () => {
    const days = chargedDays(lot, [came], stay(tariff()), { from: '2026-03-01', to: '2026-05-10' })
    expect(costByMonth(days)).toEqual([
      { month: '2026-03', days: 24, cost: { currency: 'RMB', amount: '168.00' } },
      { month: '2026-04', days: 30, cost: { currency: 'RMB', amount: '210.00' } },
      { month: '2026-05', days: 10, cost: { currency: 'RMB', amount: '70.00' } },
    ])
    expect(costOf(days)).toEqual([{ currency: 'RMB', amount: '448.00' }])
    expect(costPerDay(lot, '500', tariff())).toBe('7.00')
    expect(costPerDay(lot, '500', tariff({ unit: 1 }))).toBe('17.50')
  })
})
