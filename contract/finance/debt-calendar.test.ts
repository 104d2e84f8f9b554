import { describe, expect, it } from 'vitest'
import { calendarWeeks, dueByDay } from './debt-calendar.ts'

describe('the calendar of debts', () => {
  it('has whole weeks from Monday to Sunday', () => {
    const weeks = calendarWeeks('2026-11')
    expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
      ['2026-10-26', '2026-11-01'],
      ['2026-11-02', '2026-11-08'],
      ['2026-11-09', '2026-11-15'],
      ['2026-11-16', '2026-11-22'],
      ['2026-11-23', '2026-11-29'],
      ['2026-11-30', '2026-12-06'],
    ])
    expect(calendarWeeks('2027-02')).toHaveLength(4)
  })

  it('adds up what is due on a day in each currency, in their usual order', () => {
    const debt = (id: string, dueOn: string, currency: string, outstanding: string, kind = 'tax') => ({
      id,
      dueOn,
      currency,
      outstanding,
      kind,
    })
    const days = dueByDay([
      debt('3', '2026-11-18', 'USD', '5.00'),
      debt('1', '2026-11-18', 'RMB', '10.10'),
      debt('2', '2026-11-18', 'RMB', '0.20', 'fee'),
      debt('4', '2026-11-19', 'RMB', '7.00'),
    ])
    expect(days.get('2026-11-18')).toMatchObject({
      sums: [
        { currency: 'RMB', amount: '10.30' },
        { currency: 'USD', amount: '5.00' },
      ],
      kinds: ['tax', 'fee'],
    })
    expect(days.get('2026-11-19')?.debts.map(({ id }) => id)).toEqual(['4'])
  })
})
