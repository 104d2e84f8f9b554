import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** Each month is read by itself. */
const monthsAtMost = 36
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

export function checkAnalysisPeriod({ begin, end }: { begin: string; end: string }): Finding[] {
  if (begin > end) return [at('end', 'report.periodReversed')]
  return monthNumber(end) - monthNumber(begin) >= monthsAtMost
    ? [at('begin', 'report.periodTooLong', { max: monthsAtMost })]
    : []
}
