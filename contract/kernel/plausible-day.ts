import { at } from '../refusals.ts'
import { dayInMonth, firstOfMonth } from './days.ts'
import type { Finding } from './refusal.ts'

/**
 * Years around today in which a day of business can lie; beyond them it is a slip of the keyboard. An event that is
 * reported has happened: `ahead` is then 0.
 */
const years = {
  past: { back: 10, ahead: 0 },
  planned: { back: 10, ahead: 1 },
  /** Goods were made and keep longer than business takes: wine, spices. */
  made: { back: 50, ahead: 0 },
  expires: { back: 10, ahead: 50 },
} as const

/** `day` may have a time behind it, or be empty. */
export function checkDay(
  path: string,
  day: string | undefined,
  { kind, today }: { kind: keyof typeof years; today: string },
): Finding[] {
  if (!day) return []
  const { back, ahead } = years[kind]
  const [from, to] = [inYears(today, -back), inYears(today, ahead)]
  const given = day.slice(0, 10)
  return given < from || given > to ? [at(path, 'field.dayRange', { from, to })] : []
}

/** A period is read month by month, or drawn day by day. */
const monthsAtMost = 36

/** The days of a period, by the names of their fields. */
export function checkPeriod<B extends string, E extends string>(
  beginName: B,
  endName: E,
  period: Readonly<Record<B | E, string>>,
): Finding[] {
  const { [beginName]: begin, [endName]: end } = period
  if (begin > end) return [at(endName, 'report.periodReversed')]
  return end >= firstOfMonth(begin, monthsAtMost)
    ? [at(beginName, 'report.periodTooLong', { max: monthsAtMost })]
    : []
}

/** 28 February where the other year has no 29th. */
const inYears = (day: string, count: number): string => dayInMonth(day, Number(day.slice(8)), count * 12)
