import { expect, it } from 'vitest'
import { checkDay, checkPeriod } from './plausible-day.ts'

const today = '2026-11-16'
const refused = (day: string, kind: 'past' | 'planned') => checkDay('day', day, { kind, today }).length > 0

it('takes what happened up to today, and what is planned up to a year from now', () => {
  expect(refused('2026-11-16', 'past')).toBe(false)
  expect(refused('2026-11-17', 'past')).toBe(true)
  expect(refused('2027-11-16', 'planned')).toBe(false)
  expect(refused('2027-11-17', 'planned')).toBe(true)
  expect(refused('2027-11-16 23:59', 'planned')).toBe(false)
})

it('refuses what lies more than ten years back', () => {
  expect(refused('2016-11-16', 'past')).toBe(false)
  expect(refused('2016-11-15', 'planned')).toBe(true)
  expect(refused('0202-11-16', 'planned')).toBe(true)
})

it('names the bounds at the field, reads the day of a time, and leaves an empty field alone', () => {
  expect(checkDay('receiving.time', '2099-01-01 10:00', { kind: 'planned', today })).toEqual([
    { path: 'receiving.time', code: 'field.dayRange', params: { from: '2016-11-16', to: '2027-11-16' } },
  ])
  expect(refused('', 'planned')).toBe(false)
})

it('names a day that exists where the other year has no 29 February', () => {
  expect(checkDay('day', '2099-01-01', { kind: 'planned', today: '2028-02-29' })).toMatchObject([
    { params: { from: '2018-02-28', to: '2029-02-28' } },
  ])
})

it('lets goods be made fifty years ago, and keep for as long', () => {
  const check = (day: string, kind: 'made' | 'expires') => checkDay('day', day, { kind, today }).length
  expect([check('1976-11-16', 'made'), check('1976-11-15', 'made')]).toEqual([0, 1])
  expect([check(today, 'made'), check('2026-11-17', 'made')]).toEqual([0, 1])
  expect([check('2076-11-16', 'expires'), check('2076-11-17', 'expires')]).toEqual([0, 1])
})

it('reads a period of three years at most, whose begin is not behind its end', () => {
  const check = (begin: string, end: string) => checkPeriod('begin', 'end', { begin, end })
  expect(check('2026-11-16', '2026-11-16')).toEqual([])
  expect(check('2026-11-17', '2026-11-16')).toEqual([{ path: 'end', code: 'report.periodReversed' }])
  expect(check('2023-12-01', '2026-11-30')).toEqual([])
  expect(check('2023-11-30', '2026-11-01')).toEqual([
    { path: 'begin', code: 'report.periodTooLong', params: { max: 36 } },
  ])
})
