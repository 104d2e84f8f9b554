import { expect, it } from 'vitest'
import { addWorkingDays, isWorkingDay } from './working-days.ts'

it('rests on weekends and works on ordinary weekdays', () => {
  expect(isWorkingDay('2026-03-13')).toEqual({ ok: true, value: true })
  expect(isWorkingDay('2026-03-14')).toEqual({ ok: true, value: false })
})

it('rests on a public holiday that falls on a weekday', () => {
  expect(isWorkingDay('2026-10-01')).toEqual({ ok: true, value: false })
})

it('works on a weekend day that makes up for a holiday', () => {
  expect(new Date('2026-10-10T00:00:00Z').getUTCDay()).toBe(6)
  expect(isWorkingDay('2026-10-10')).toEqual({ ok: true, value: true })
})

it('pays three working days after receipt across a weekend', () => {
  expect(addWorkingDays('2026-03-12', 3)).toEqual({ ok: true, value: '2026-03-17' })
})

it('jumps over the National Day week and counts the make-up Saturday', () => {
  // 1 to 7 October are holidays; 8, 9 and Saturday the 10th are worked
  expect(addWorkingDays('2026-09-30', 3)).toEqual({ ok: true, value: '2026-10-10' })
})

it('does not count the day of receipt, and leaves it alone for no days', () => {
  expect(addWorkingDays('2026-03-14', 1)).toEqual({ ok: true, value: '2026-03-16' })
  expect(addWorkingDays('2026-03-14', 0)).toEqual({ ok: true, value: '2026-03-14' })
})

it('refuses to guess a year whose calendar has not been published', () => {
  const missing = { ok: false, reason: 'calendar.missing', params: { year: '2027' } }
  expect(isWorkingDay('2027-01-04')).toEqual(missing)
  expect(addWorkingDays('2026-12-30', 3)).toEqual(missing)
})

it('answers for a later year once the provider maintains it', () => {
  const extra = { years: [2027], holidays: ['2027-01-01'], workdays: ['2027-01-03'] }
  expect(addWorkingDays('2026-12-30', 3, extra)).toEqual({ ok: true, value: '2027-01-04' })
})

it("lets the provider's correction win over the published calendar", () => {
  const extra = { years: [], holidays: ['2026-03-13'], workdays: ['2026-03-14'] }
  expect(isWorkingDay('2026-03-13', extra)).toEqual({ ok: true, value: false })
  expect(isWorkingDay('2026-03-14', extra)).toEqual({ ok: true, value: true })
})

it('refuses what is no date at all', () => {
  expect(() => isWorkingDay('2026-02-30')).toThrow(RangeError)
  expect(() => addWorkingDays('2026-02-01', -1)).toThrow(RangeError)
})
