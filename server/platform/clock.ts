import { shanghaiDate } from '@quayside/contract/kernel/days.ts'

export type Clock = {
  now(): Date
  /** The business date. */
  today(): string
}

export type TestClock = Clock & { set(instant: Date | string): void; advance(milliseconds: number): void }

export const clockOf = (now: () => Date): Clock => ({ now, today: () => shanghaiDate(now()) })

export const systemClock: Clock = clockOf(() => new Date())

export function testClock(start: Date | string): TestClock {
  let current = new Date(start).getTime()
  return {
    ...clockOf(() => new Date(current)),
    set: (instant) => {
      current = new Date(instant).getTime()
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}
