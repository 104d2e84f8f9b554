import { addDays } from '@quayside/contract/kernel/days.ts'
import {
  calendarDictionary,
  movedToWorkingDay,
  type WorkCalendar,
} from '@quayside/contract/kernel/working-days.ts'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { findCalendar } from '../rates/work-calendar.ts'

const app = await sharedApp()

describe('the last day whose deadline has come', () => {
  it('is the same in lists, by SQL, and at each order, by the calendar', async () => {
    const first = '2025-12-20'
    const [[calendar], rows] = (await app.platform.staff.read([
      findCalendar().compile(),
      {
        sql: `select d::date::text as day, app.working_day_by($1, d::date)::text as last
          from generate_series($2::date, $2::date + 400, interval '1 day') d`,
        parameters: [calendarDictionary, first],
      },
    ])) as [{ days: WorkCalendar }[], { day: string; last: string }[]]
    const days = calendar?.days ?? {}
    expect(days['2026']).toBe('published')
    for (const { day, last } of rows) {
      // Every period that ends by then is due by then, and the next one is not.
      expect(movedToWorkingDay(last, days).day <= day, day).toBe(true)
      expect(movedToWorkingDay(addDays(last, 1), days).day > day, day).toBe(true)
    }
    const moved = rows.filter(({ day, last }) => day !== last)
    expect(moved.length).toBeGreaterThan(80)
  })
})
