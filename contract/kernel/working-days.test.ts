import { expect, it } from 'vitest'
import { addWorkingDays, isCalendarEntry, isWorkingDay, movedToWorkingDay } from './working-days.ts'

const calendar = {
  '2026': 'published',
  '2026-10-01': 'rest',
  '2026-10-02': 'rest',
  '2026-10-05': 'rest',
  '2026-10-06': 'rest',
  '2026-10-07': 'rest',
  '2026-10-10': 'work',
}

it('rests on weekends and public holidays, works on weekdays and on make-up days', () => {
  expect(isWorkingDay('2026-03-13', calendar)).toBe(true)
  expect(isWorkingDay('2026-03-14', calendar)).toBe(false)
  expect(isWorkingDay('2026-10-01', calendar)).toBe(false)
  expect(isWorkingDay('2026-10-10', calendar)).toBe(true)
})

it('moves a deadline on a rest day to the next working day, and leaves any other where it is', () => {
  expect(movedToWorkingDay('2026-10-01', calendar)).toEqual({ day: '2026-10-08', isPublished: true })
  expect(movedToWorkingDay('2026-03-14', calendar)).toEqual({ day: '2026-03-16', isPublished: true })
  expect(movedToWorkingDay('2026-10-10', calendar)).toEqual({ day: '2026-10-10', isPublished: true })
})

it('does not guess where the calendar is not published, not even behind the last day of a year', () => {
  expect(movedToWorkingDay('2027-01-02', calendar)).toEqual({ day: '2027-01-02', isPublished: false })
  const endsOnRest = { '2023': 'published', '2023-12-31': 'rest' }
  expect(movedToWorkingDay('2023-12-31', endsOnRest)).toEqual({ day: '2023-12-31', isPublished: false })
})

it('counts working days across a weekend and the National Day week, without the first day', () => {
  expect(addWorkingDays('2026-03-12', 3, calendar)).toBe('2026-03-17')
  expect(addWorkingDays('2026-09-30', 3, calendar)).toBe('2026-10-10')
  expect(addWorkingDays('2026-03-14', 0, calendar)).toBe('2026-03-14')
  expect(addWorkingDays('2026-12-30', 3, calendar)).toBeUndefined()
})

it('takes as an entry a day that rests or works and a year that is complete, nothing else', () => {
  expect(isCalendarEntry('2027-01-01', 'rest')).toBe(true)
  expect(isCalendarEntry('2027-01-03', 'work')).toBe(true)
  expect(isCalendarEntry('2027', 'published')).toBe(true)
  for (const [value, group] of [
    ['2027-02-30', 'rest'],
    ['2027-01-01', 'holiday'],
    ['2027-01-01', null],
    ['2027', 'rest'],
    ['new year', 'rest'],
  ] as const)
    expect(isCalendarEntry(value, group)).toBe(false)
})

it('refuses what is no date at all', () => {
  expect(() => isWorkingDay('2026-02-30', calendar)).toThrow(RangeError)
})
