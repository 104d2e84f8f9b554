import { expect, it } from 'vitest'
import { systemClock, testClock } from './clock.ts'

it('says the Shanghai date, which is already tomorrow from 16:00 UTC', () => {
  const clock = testClock('2026-03-01T15:59:59Z')
  expect(clock.today()).toBe('2026-03-01')
  clock.advance(1000)
  expect(clock.today()).toBe('2026-03-02')
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
  clock.now().setTime(0)
  expect(clock.today()).toBe('2026-05-01')
})

it('tells the real time otherwise', () => {
  const before = Date.now()
  const now = systemClock.now().getTime()
  expect(now).toBeGreaterThanOrEqual(before)
  expect(now).toBeLessThanOrEqual(Date.now())
})
