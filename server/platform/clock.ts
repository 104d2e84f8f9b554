export type Clock = { now(): Date }

export type TestClock = Clock & { set(instant: Date | string): void; advance(milliseconds: number): void }

export const systemClock: Clock = { now: () => new Date() }

export function testClock(start: Date | string): TestClock {
  let current = new Date(start).getTime()
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant).getTime()
    },
    advance: (milliseconds) => {
      current += milliseconds
    },
  }
}

// China has had one zone without summer time since 1991; the zone's name is also correct for
// older dates.
const shanghaiDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** The business date: YYYY-MM-DD in Shanghai. */
export function shanghaiDate(now: Date): string {
  return shanghaiDay.format(now)
}
