/**
 * A day is text, `2026-11-16`, and is counted without a time zone; so is a month, `2026-11`. The product's days are those
 * of Shanghai, wherever server and browser are: `shanghaiDate` is the one way from an instant to its day.
 */
export const dayLength = 86_400_000

/** China has had one zone without summer time since 1991. */
const shanghaiOffset = 8 * 3_600_000
const inShanghai = (instant: Date): string => new Date(instant.getTime() + shanghaiOffset).toISOString()

/** The business date. */
export const shanghaiDate = (instant: Date): string => inShanghai(instant).slice(0, 10)

/** What calendar and clock show there: `2026-11-16 14:30:05`. */
export const shanghaiSecond = (instant: Date): string => inShanghai(instant).slice(0, 19).replace('T', ' ')
export const shanghaiMinute = (instant: Date): string => shanghaiSecond(instant).slice(0, 16)

/** The instant of such a minute, also of one with a `T`, as an input field has it. */
export const shanghaiInstant = (minute: string): Date => new Date(`${minute.replace(' ', 'T')}:00+08:00`)

/** What a greeting says there, whatever clock the reader's computer has. */
export function partOfDay(instant: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(inShanghai(instant).slice(11, 13))
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Days since 1970-01-01. A date without a time is one of UTC. */
export const dayNumber = (day: string): number => Date.parse(day) / dayLength
export const numberedDay = (number: number): string => new Date(number * dayLength).toISOString().slice(0, 10)

/** An existing calendar day. */
export function isDay(text: string): boolean {
  const number = dayNumber(text)
  return !Number.isNaN(number) && numberedDay(number) === text
}

export const addDays = (day: string, days: number): string => numberedDay(dayNumber(day) + days)
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** 1 (Monday) to 7 (Sunday). */
export const weekdayOf = (day: string): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

/** The first day of a day's month, or of the month so many months later. `day` may be a month. */
export function firstOfMonth(day: string, months = 0): string {
  const place = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  const year = String(Math.floor(place / 12)).padStart(4, '0')
  return `${year}-${String((place % 12) + 1).padStart(2, '0')}-01`
}

export const lastOfMonth = (day: string, months = 0): string => addDays(firstOfMonth(day, months + 1), -1)

/** The day with a number, 1 to 31, in the month so many months later; its last day stands for those it does not have. */
export function dayInMonth(day: string, number: number, months = 0): string {
  const last = lastOfMonth(day, months)
  const wanted = `${last.slice(0, 8)}${String(number).padStart(2, '0')}`
  return wanted < last ? wanted : last
}

/** The months up to a day's own, oldest first: `2026-10`, `2026-11`. */
export const lastMonths = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_unused, place) => firstOfMonth(day, place + 1 - count).slice(0, 7))
