import { describe, expect, it } from 'vitest'
import { periodNameOf, periodOf } from './statement-periods.ts'

describe('the usual periods of a statement', () => {
  it.each([
    ['thisMonth', '2026-11-16', '2026-11-01', '2026-11-16'],
    ['lastMonth', '2026-11-16', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-01', '2028-02-01', '2028-02-29'],
    ['thisQuarter', '2026-11-16', '2026-10-01', '2026-11-16'],
    ['thisQuarter', '2026-03-31', '2026-01-01', '2026-03-31'],
    ['thisYear', '2026-11-16', '2026-01-01', '2026-11-16'],
  ] as const)('%s on %s is %s to %s', (name, today, dateBegin, dateEnd) => {
    expect(periodOf(name, today)).toEqual({ dateBegin, dateEnd })
  })

  it('are recognised; in January the month comes before the year', () => {
    expect(periodNameOf({ dateBegin: '2026-10-01', dateEnd: '2026-10-31' }, '2026-11-16')).toBe('lastMonth')
    expect(periodNameOf({ dateBegin: '2026-01-01', dateEnd: '2026-01-09' }, '2026-01-09')).toBe('thisMonth')
    expect(periodNameOf({ dateBegin: '2026-10-02', dateEnd: '2026-11-16' }, '2026-11-16')).toBeUndefined()
  })
})
