import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayInMonth,
  dayNumber,
  daysBetween,
  firstOfMonth,
  isDay,
  lastMonths,
  lastOfMonth,
  numberedDay,
  partOfDay,
  shanghaiDate,
  shanghaiInstant,
  shanghaiMinute,
  shanghaiSecond,
  weekdayOf,
} from './days.ts'

it('greets by the clock of Shanghai', () => {
  expect(partOfDay(new Date('2026-11-15T17:00:00Z'))).toBe('morning')
  expect(partOfDay(new Date('2026-11-16T04:00:00Z'))).toBe('afternoon')
  expect(partOfDay(new Date('2026-11-16T10:00:00Z'))).toBe('evening')
})

describe('an instant in Shanghai', () => {
  it.each([
    ['2026-03-01T15:59:59Z', '2026-03-01', '2026-03-01 23:59'],
    ['2026-03-01T16:00:00Z', '2026-03-02', '2026-03-02 00:00'],
    ['2025-12-31T16:00:00Z', '2026-01-01', '2026-01-01 00:00'],
    ['2028-02-28T16:30:00Z', '2028-02-29', '2028-02-29 00:30'],
    ['2026-07-01T00:00:00Z', '2026-07-01', '2026-07-01 08:00'],
  ])('%s is on %s, at %s', (instant, day, minute) => {
    expect(shanghaiDate(new Date(instant))).toBe(day)
    expect(shanghaiMinute(new Date(instant))).toBe(minute)
  })

  it('is found again from its minute', () => {
    const instant = new Date('2026-11-15T16:05:00Z')
    expect(shanghaiInstant('2026-11-16 00:05')).toEqual(instant)
    expect(shanghaiInstant('2026-11-16T00:05')).toEqual(instant)
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-16', 0, '2026-11-16'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 365, '2029-02-28'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2100-02-28', 1, '2100-03-01'],
    ['1969-12-31', 1, '1970-01-01'],
    ['0050-03-01', -1, '0050-02-28'],
  ])('%s and %i days is %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected)
    expect(daysBetween(day, expected)).toBe(days)
  })

  it('has a number that counts whole days', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    expect(dayNumber('2026-11-16')).toBe(20_773)
    expect(numberedDay(20_773)).toBe('2026-11-16')
  })

  it.each([
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
    ['1970-01-01', 4],
    ['1969-12-28', 7],
  ])('%s is day %i of its week', (day, weekday) => {
    expect(weekdayOf(day)).toBe(weekday)
  })

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-11', false],
    ['2026-11-16 10:00', false],
    ['', false],
  ])('%s exists: %s', (text, exists) => {
    expect(isDay(text)).toBe(exists)
  })
})

describe('a month', () => {
  it.each([
    ['2026-11-16', 0, '2026-11-01', '2026-11-30'],
    ['2026-11', 1, '2026-12-01', '2026-12-31'],
    ['2026-11-30', 2, '2027-01-01', '2027-01-31'],
    ['2027-01-31', 1, '2027-02-01', '2027-02-28'],
    ['2028-01-31', 1, '2028-02-01', '2028-02-29'],
    ['2027-03-31', -1, '2027-02-01', '2027-02-28'],
    ['2026-01-15', -13, '2024-12-01', '2024-12-31'],
    ['0050-01-15', -1, '0049-12-01', '0049-12-31'],
  ])('of %s, and %i months, is from %s to %s', (day, months, first, last) => {
    expect(firstOfMonth(day, months)).toBe(first)
    expect(lastOfMonth(day, months)).toBe(last)
  })

  it.each([
    ['2026-11-16', 31, 0, '2026-11-30'],
    ['2026-11-16', 5, 1, '2026-12-05'],
    ['2027-01-31', 31, 1, '2027-02-28'],
    ['2028-01-31', 30, 1, '2028-02-29'],
    ['2028-02-29', 29, 12, '2029-02-28'],
    ['2028-02-29', 29, -48, '2024-02-29'],
  ])('of %s has day %i, %i months later, on %s', (day, number, months, expected) => {
    expect(dayInMonth(day, number, months)).toBe(expected)
  })

  it('follows those before it', () => {
    expect(lastMonths('2027-02-28', 4)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  })
})

it('a second of Shanghai is shown without its fraction', () => {
  expect(shanghaiSecond(new Date('2026-11-16T06:30:05.987Z'))).toBe('2026-11-16 14:30:05')
})
