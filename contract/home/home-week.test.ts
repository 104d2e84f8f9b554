import { describe, expect, it } from 'vitest'
import { homeWeek } from './home-week.ts'

const today = '2026-11-17'
const known = {
  rates: [{ currency: 'USD', rate: '7.100000', day: today }],
  deposits: [
    { currency: 'RMB', free: '1000.00', earmarked: '500.00' },
    { currency: 'USD', free: '100.00', earmarked: '0.00' },
  ],
}
const sums = [
  { day: '2026-11-17', currency: 'RMB', amount: '600.00' },
  { day: '2026-11-18', currency: 'USD', amount: '100.00' },
  { day: '2026-11-18', currency: 'RMB', amount: '400.00' },
  { day: '2026-11-20', currency: 'RMB', amount: '50.00' },
]

describe('the money of the week', () => {
  it('is seven days from today by currency, in RMB at the day’s rate', () => {
    const week = homeWeek(today, sums, known)
    expect(week.days.map(({ day }) => day)).toEqual([
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ])
    expect(week.days[1]).toMatchObject({
      rmb: '1110.00',
      parts: [
        { currency: 'RMB', amount: '400.00' },
        { currency: 'USD', amount: '100.00', rmb: '710.00' },
      ],
    })
    expect(week.total).toBe('1760.00')
    expect(week.currencies.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['RMB', '1050.00'],
      ['USD', '100.00'],
    ])
  })

  it('says how far the free deposit reaches and what is still to be remitted', () => {
    expect(homeWeek(today, sums, known)).toMatchObject({
      deposit: '1710.00',
      coveredUntil: '2026-11-18',
      toRemit: '50.00',
    })
    expect(homeWeek(today, sums, known).days.map(({ isCovered }) => isCovered)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(homeWeek(today, sums, { ...known, deposits: [] })).toMatchObject({
      coveredUntil: null,
      toRemit: '1760.00',
    })
    expect(homeWeek(today, [], known)).toMatchObject({ total: '0.00', toRemit: '0.00', coveredUntil: null })
  })
})
