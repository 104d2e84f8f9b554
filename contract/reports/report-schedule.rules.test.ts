import { describe, expect, it } from 'vitest'
import { reportEvery } from './report.codes.ts'
import { isReportDay, nextReportOn, reportPeriod } from './report-schedule.rules.ts'

const { day, week, month } = reportEvery.codes

describe('a scheduled report', () => {
  it.each([
    ['every day', { every: day, day: 0 }, '2026-11-20'],
    ['every Thursday, asked on a Thursday', { every: week, day: 4 }, '2026-11-26'],
    ['every Friday', { every: week, day: 5 }, '2026-11-20'],
    ['on the 19th, asked on the 19th', { every: month, day: 19 }, '2026-12-19'],
    ['on the 25th', { every: month, day: 25 }, '2026-11-25'],
  ])('%s is made next on its next day', (_when, repetition, next) => {
    expect(nextReportOn(repetition, '2026-11-19')).toBe(next)
  })

  it('of a week has one of its seven days, of a month any number of a day', () => {
    const days = (every: number) => [1, 7, 8, 31].filter((each) => isReportDay({ every, day: each }))
    expect([days(week), days(month)]).toEqual([
      [1, 7],
      [1, 7, 8, 31],
    ])
    expect(isReportDay({ every: day, day: 0 })).toBe(true)
  })

  it('is about the day, the seven days or the month before it', () => {
    expect(reportPeriod(day, '2026-03-01')).toEqual({ begin: '2026-02-28', end: '2026-02-28' })
    expect(reportPeriod(week, '2026-03-01')).toEqual({ begin: '2026-02-22', end: '2026-02-28' })
    expect(reportPeriod(month, '2026-03-05')).toEqual({ begin: '2026-02-01', end: '2026-02-28' })
  })
})
