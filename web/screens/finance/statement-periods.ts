import * as periods from '@quayside/contract/kernel/periods.ts'

/** The usual periods of a statement, each from its first day up to today or its last day. */
export const periodNames = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const
export type PeriodName = (typeof periodNames)[number]
export type Period = { readonly dateBegin: string; readonly dateEnd: string }

export function periodOf(name: PeriodName, today: string): Period {
  const { begin, end } = periods.periodOf(name, today)
  return { dateBegin: begin, dateEnd: end }
}

/** Which of the usual periods this is, if any; a month's first day belongs to the month, not to its quarter or year. */
export const periodNameOf = ({ dateBegin, dateEnd }: Period, today: string): PeriodName | undefined =>
  periods.periodNameOf({ begin: dateBegin, end: dateEnd }, today, periodNames)
