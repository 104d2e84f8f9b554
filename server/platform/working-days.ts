import calendar from 'chinese-days/dist/chinese-days.json' with { type: 'json' }

/** What the provider maintains: whole years after the built-in data ends, and corrections to any year. */
type ExtraCalendar = {
  /** Years whose holidays and make-up days are complete in this calendar. */
  years: readonly number[]
  holidays: readonly string[]
  /** Weekend days worked in exchange for a holiday. */
  workdays: readonly string[]
}

type CalendarAnswer<T> =
  | { ok: true; value: T }
  | { ok: false; reason: 'calendar.missing'; params: { year: string } }

type DayKind = 'holiday' | 'workday'

const published = new Map<string, DayKind>()
for (const day of Object.keys(calendar.holidays)) published.set(day, 'holiday')
for (const day of Object.keys(calendar.workdays)) published.set(day, 'workday')
const publishedYears = new Set([...published.keys()].map(yearOf))

function yearOf(date: string): number {
  return Number(date.slice(0, 4))
}

function dayAfter(date: string): string {
  const next = new Date(`${date}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

function requireDate(date: string): void {
  const parsed = new Date(`${date}T00:00:00Z`)
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date) {
    throw new RangeError(`not a YYYY-MM-DD date: ${date}`)
  }
}

/** Whether mainland China works on this date, its holidays and make-up working days included. */
export function isWorkingDay(date: string, extra?: ExtraCalendar): CalendarAnswer<boolean> {
  requireDate(date)
  const year = yearOf(date)
  const correction = extra?.holidays.includes(date)
    ? 'holiday'
    : extra?.workdays.includes(date)
      ? 'workday'
      : undefined
  if (correction === undefined && !publishedYears.has(year) && !extra?.years.includes(year)) {
    return { ok: false, reason: 'calendar.missing', params: { year: String(year) } }
  }
  const kind = correction ?? published.get(date)
  if (kind) return { ok: true, value: kind === 'workday' }
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return { ok: true, value: weekday !== 0 && weekday !== 6 }
}

/** The date `count` working days after `date`; the date itself is not counted, as in 'within 3 working days of receipt'. */
export function addWorkingDays(date: string, count: number, extra?: ExtraCalendar): CalendarAnswer<string> {
  requireDate(date)
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a number of days: ${count}`)
  let current = date
  let left = count
  while (left > 0) {
    current = dayAfter(current)
    const answer = isWorkingDay(current, extra)
    if (!answer.ok) return answer
    if (answer.value) left -= 1
  }
  return { ok: true, value: current }
}
