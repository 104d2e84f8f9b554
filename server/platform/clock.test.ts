import { expect, it } from 'vitest'
import { shanghaiDate, systemClock, testClock } from './clock.ts'

it('says the Shanghai date, which is already tomorrow from 16:00 UTC', () => {
  expect(shanghaiDate(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01')
  expect(shanghaiDate(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02')
  expect(shanghaiDate(new Date('2025-12-31T16:00:00Z'))).toBe('2026-01-01')
})

it('stands still in tests until it is moved', () => {
  const clock = testClock('2026-05-01T00:00:00Z')
  expect(clock.now()).toEqual(clock.now())
  clock.advance(60_000)
  expect(clock.now().toISOString()).toBe('2026-05-01T00:01:00.000Z')
  clock.set('2027-01-01T00:00:00Z')
  expect(clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')
})

it('hands out copies, so that changing one does not move the clock', () => {
  const clock = testClock('2026-05-01T00:00:00Z')
  clock.now().setFullYear(1999)
  expect(clock.now().getUTCFullYear()).toBe(2026)
})

it('tells the real time otherwise', () => {
  expect(Math.abs(systemClock.now().getTime() - Date.now())).toBeLessThan(1000)
})
