import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import {
  chargedDays,
  costAhead,
  costByMonth,
  costOf,
  costPerDay,
  freeUntil,
  staysOf,
  type Tariff,
  tariffOn,
  unitsOf,
  unmeasuredDays,
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

describe('the cost of the next thirty days', () => {
  const ahead = (onHand: string, ...tariffs: Tariff[]) =>
    costAhead([{ lot, onHand }], { warehouseId: '1', tariffs }, '2026-04-30')

  it('is rounded once, not day by day', () => {
    const byWeight = tariff({ unit: 2, rate: '0.0035' })
    expect(costPerDay(lot, '700', byWeight)).toBe('0.12')
    expect(ahead('700', byWeight)).toEqual({ currency: 'RMB', amount: '3.68' })
  })

  it('begins tomorrow, behind the free days, and takes the tariff of each day', () => {
    expect(ahead('1000', tariff({ freeDays: 66 }))).toEqual({ currency: 'RMB', amount: '175.00' })
    expect(ahead('1000', tariff(), tariff({ validFrom: '2026-05-21', rate: '7' }))).toEqual({
      currency: 'RMB',
      amount: '280.00',
    })
  })

  it('is nothing where there is no tariff', () => {
    expect(ahead('1000')).toBeNull()
    expect(ahead('1000', tariff({ freeDays: 365 }))).toEqual({ currency: 'RMB', amount: '0.00' })
  })
})

describe('the days at the bounds of storage', () => {
  const noFree = tariff({ freeDays: 0, rate: '1' })
  const charged = (more: Partial<typeof lot>, from: string, to: string, ...tariffs: Tariff[]) =>
    chargedDays({ ...lot, ...more }, [came], stay(...tariffs), { from, to }).map(
      (part) => `${part.from} ${part.to} ${part.quantity}`,
    )

  it('a single day is one, its first and its last', () => {
    expect(charged({}, '2026-03-08', '2026-03-08', tariff())).toEqual(['2026-03-08 2026-03-08 2'])
    expect(charged({}, '2026-03-07', '2026-03-07', tariff())).toEqual([])
  })

  it('a tariff that begins on the last day charges it, and one that begins later nothing', () => {
    const later = (validFrom: string) =>
      charged({}, '2026-03-01', '2026-03-03', noFree, tariff({ validFrom, rate: '2' }))
    expect(later('2026-03-03')).toEqual(['2026-03-01 2026-03-02 4', '2026-03-03 2026-03-03 2'])
    expect(later('2026-03-04')).toEqual(['2026-03-01 2026-03-03 6'])
  })

  it('the first of two tariffs of one day is valid', () => {
    expect(tariffOn([noFree, tariff({ rate: '9' })], '2026-03-01')?.rate).toBe('1')
  })

  it('a lot without its initial quantity counts whole, and a part of a pallet as what it is', () => {
    expect(unitsOf({ ...lot, initialQty: '0' }, new Big(5), 2).toFixed()).toBe('50')
    expect(unitsOf({ ...lot, pallets: '0.5' }, new Big(5), 0).toFixed()).toBe('0.5')
    expect(unitsOf({ ...lot, pallets: '0' }, new Big(5), 0).toFixed()).toBe('1')
    expect(unitsOf({ ...lot, initialQty: '3' }, new Big(1), 2).toFixed()).toBe('16.6667')
    expect(unitsOf({ ...lot, initialQty: '7' }, new Big(1), 3).toFixed()).toBe('0.1714')
  })

  it('months are charged by their days, the last of each among them', () => {
    const days = chargedDays(lot, [came], stay(noFree), { from: '2026-03-31', to: '2026-04-01' })
    expect(costByMonth(days)).toEqual([
      { month: '2026-03', days: 1, cost: { currency: 'RMB', amount: '2.00' } },
      { month: '2026-04', days: 1, cost: { currency: 'RMB', amount: '2.00' } },
    ])
    const march = chargedDays(lot, [came], stay(noFree), { from: '2026-03-30', to: '2026-03-31' })
    expect(costByMonth(march)).toMatchObject([{ month: '2026-03', days: 2 }])
  })

  it('that cannot be charged are those with goods whose measure is not known, where the rate is above zero', () => {
    const unmeasured = (more: Partial<typeof lot>, given: Partial<Tariff>) =>
      unmeasuredDays({ ...lot, ...more }, [came], stay(tariff({ freeDays: 0, unit: 2, ...given })), {
        from: '2026-03-01',
        to: '2026-03-02',
      }).length
    expect(unmeasured({ grossWeight: '' }, {})).toBe(1)
    expect(unmeasured({ grossWeight: '0' }, {})).toBe(1)
    expect(unmeasured({ grossWeight: '5' }, {})).toBe(0)
    expect(unmeasured({ grossWeight: '' }, { rate: '0' })).toBe(0)
    expect(unmeasured({ grossWeight: '' }, { unit: 9 })).toBe(0)
    expect(unmeasured({ grossWeight: '', storedOn: '2026-03-03' }, {})).toBe(0)
  })
})
