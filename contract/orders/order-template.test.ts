import { describe, expect, it } from 'vitest'
import { repeatEvery } from './order.codes.ts'
import { nextDueOn } from './order-template.ts'

const { week, month } = repeatEvery.codes

describe('the next day on which an order is due', () => {
  it('is the next such weekday, never the day itself', () => {
    // 2026-11-16 is a Monday.
    expect(nextDueOn({ every: week, day: 1 }, '2026-11-15')).toBe('2026-11-16')
    expect(nextDueOn({ every: week, day: 1 }, '2026-11-16')).toBe('2026-11-23')
    expect(nextDueOn({ every: week, day: 7 }, '2026-11-16')).toBe('2026-11-22')
  })

  it('is the day of this month, or of the next once it is over', () => {
    expect(nextDueOn({ every: month, day: 20 }, '2026-11-16')).toBe('2026-11-20')
    expect(nextDueOn({ every: month, day: 16 }, '2026-11-16')).toBe('2026-12-16')
    expect(nextDueOn({ every: month, day: 1 }, '2026-12-05')).toBe('2027-01-01')
  })

  it('is the last day of a month that is too short', () => {
    expect(nextDueOn({ every: month, day: 31 }, '2027-01-31')).toBe('2027-02-28')
    expect(nextDueOn({ every: month, day: 31 }, '2027-02-28')).toBe('2027-03-31')
    expect(nextDueOn({ every: month, day: 30 }, '2028-02-01')).toBe('2028-02-29')
  })
})
