import { daysBetween, firstOfMonth } from '../kernel/days.ts'

/** Year and week in which goods were made. */
type DateCode = { readonly year: number; readonly week: number }

const prefix = /^D\/?C[:：\s]*/
const twoDigits = (text: string | undefined): number => 2000 + Number(text)

const isoWeekOfMonth = (year: number, month: number): number => {
  const newYear = `${year}-01-01`
  return Math.floor(daysBetween(newYear, firstOfMonth(newYear, month - 1)) / 7) + 1
}

/** The forms in use: 2437, 202437, 2024W37, 24W37 (year and week), 24/09, 2024/09 (year and month), 24+ (of 2024 or later). */
export function readDateCode(typed: string): DateCode | undefined {
  const text = typed.trim().toUpperCase().replace(prefix, '').replaceAll(/\s/g, '')
  const week = /^(?:20)?(\d{2})[W-]?(\d{2})$/.exec(text)
  if (week) return valid(twoDigits(week[1]), Number(week[2]))
  const month = /^(?:20)?(\d{2})\/(\d{1,2})$/.exec(text)
  if (month) {
    const number = Number(month[2])
    return number >= 1 && number <= 12
      ? { year: twoDigits(month[1]), week: isoWeekOfMonth(twoDigits(month[1]), number) }
      : undefined
  }
  // Nothing is known but the year: as old as it can be, so that it leaves first.
  const since = /^(?:20)?(\d{2})\+$/.exec(text)
  return since ? { year: twoDigits(since[1]), week: 0 } : undefined
}

const valid = (year: number, week: number): DateCode | undefined =>
  week >= 1 && week <= 53 ? { year, week } : undefined

/** A number in the order of time, or undefined where the code cannot be read. */
export function dateCodeKey(typed: string): number | undefined {
  const code = readDateCode(typed)
  return code && code.year * 100 + code.week
}
