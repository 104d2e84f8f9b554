import { describe, expect, it } from 'vitest'
import { absoluteFilters, periodNameOf, periodNames, periodOf, relativeFilters } from './periods.ts'

const today = '2026-11-18'

describe('the usual periods', () => {
  it('are ranges of days that include today, except for the last month', () => {
    expect(
      Object.fromEntries(periodNames.map((name) => [name, Object.values(periodOf(name, today))])),
    ).toEqual({
      today: [today, today],
      last7: ['2026-11-12', today],
      last30: ['2026-10-20', today],
      thisMonth: ['2026-11-01', today],
      lastMonth: ['2026-10-01', '2026-10-31'],
      thisQuarter: ['2026-10-01', today],
      thisYear: ['2026-01-01', today],
    })
  })

  it('are found by their days', () => {
    for (const name of periodNames) expect(periodNameOf(periodOf(name, today), today, periodNames)).toBe(name)
    expect(periodNameOf({ begin: '2026-11-02', end: today }, today, periodNames)).toBeUndefined()
  })

  it('are read of names alone, and of ranges that have both ends', () => {
    const odd = {
      note: 'last30',
      archivePeriod: 'soon',
      dueEnd: today,
      createdAtBegin: today,
      createdAtEnd: '',
    }
    expect(absoluteFilters({ note: 'last30', archivePeriod: 'soon' }, today)).toEqual({
      note: 'last30',
      archivePeriod: 'soon',
    })
    expect(relativeFilters(odd, today)).toEqual({
      note: 'last30',
      archivePeriod: 'soon',
      dueEnd: today,
      createdAtBegin: today,
    })
  })

  it('are kept by name in a saved view, which moves on with the day', () => {
    const filters = { state: '5', createdAtBegin: '2026-10-20', createdAtEnd: today, dueBegin: '2026-11-02' }
    const relative = relativeFilters(filters, today)
    expect(relative).toEqual({ state: '5', createdAtPeriod: 'last30', dueBegin: '2026-11-02' })
    expect(relativeFilters({ createdAtEnd: today, createdAtBegin: '2026-10-20' }, today)).toEqual({
      createdAtPeriod: 'last30',
    })
    expect(absoluteFilters(relative, today)).toEqual(filters)
    expect(absoluteFilters(relative, '2026-12-01')).toMatchObject({
      createdAtBegin: '2026-11-02',
      createdAtEnd: '2026-12-01',
    })
  })
})
