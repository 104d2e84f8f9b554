import { addDays, isDay, weekdayOf } from './days.ts'

/**
 * Mainland China's official calendar: the days that differ from the week (`rest` on a weekday, `work` on a weekend day),
 * and the years that are complete, as `published` under their number. Dictionary 1018 holds it; the provider maintains it.
 */
export type WorkCalendar = Readonly<Record<string, string>>

export const calendarDictionary = 1018
const dayKinds = ['rest', 'work'] as const
const yearKind = 'published'
const saturday = 6

/** What an entry of the dictionary must look like: a day that rests or works, or a year that is complete. */
export function isCalendarEntry(value: string, group: string | null): boolean {
  if (/^\d{4}$/.test(value)) return group === yearKind
  return isDay(value) && (dayKinds as readonly (string | null)[]).includes(group)
}

export type MovedDay = {
  readonly day: string
  /** False where the calendar of its year is not published: the day is then as it was counted. */
  readonly isPublished: boolean
}

/** Article 14 of the agreement: a period whose last day is a rest day ends on the next working day. */
export function movedToWorkingDay(day: string, calendar: WorkCalendar): MovedDay {
  let moved = day
  for (;;) {
    const works = isWorkingDay(moved, calendar)
    // A guess could be a day too early or too late.
    if (works === undefined) return { day, isPublished: false }
    if (works) return { day: moved, isPublished: true }
    moved = addDays(moved, 1)
  }
}

/** `count` working days after `day`, which is not counted, as in 'within 3 working days of receipt'. */
export function addWorkingDays(day: string, count: number, calendar: WorkCalendar): string | undefined {
  let current = day
  for (let left = count; left > 0; ) {
    current = addDays(current, 1)
    const works = isWorkingDay(current, calendar)
    if (works === undefined) return undefined
    if (works) left -= 1
  }
  return current
}

/** Undefined where the calendar of its year is not published. */
export function isWorkingDay(day: string, calendar: WorkCalendar): boolean | undefined {
  if (!isDay(day)) throw new RangeError(`not a YYYY-MM-DD date: ${day}`)
  const kind = calendar[day]
  if (kind !== undefined) return kind === 'work'
  if (calendar[day.slice(0, 4)] !== yearKind) return undefined
  return weekdayOf(day) < saturday
}
