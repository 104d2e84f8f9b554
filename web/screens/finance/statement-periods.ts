import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'

/** The usual periods of a statement, each from its first day up to today or its last day. */
export const periodNames = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const
export type PeriodName = (typeof periodNames)[number]
export type Period = { readonly dateBegin: string; readonly dateEnd: string }

export function periodOf(name: PeriodName, today: string): Period {
  const month = Number(today.slice(5, 7))
  switch (name) {
    case 'thisMonth':
      return { dateBegin: firstOfMonth(today), dateEnd: today }
    case 'lastMonth':
      return { dateBegin: firstOfMonth(today, -1), dateEnd: lastOfMonth(today, -1) }
    case 'thisQuarter':
      return { dateBegin: firstOfMonth(today, -((month - 1) % 3)), dateEnd: today }
    case 'thisYear':
      return { dateBegin: firstOfMonth(today, 1 - month), dateEnd: today }
    default:
      return name satisfies never
  }
}

/** Which of the usual periods this is, if any; a month's first day belongs to the month, not to its quarter or year. */
export const periodNameOf = (period: Period, today: string): PeriodName | undefined =>
  periodNames.find((name) => {
    const { dateBegin, dateEnd } = periodOf(name, today)
    return dateBegin === period.dateBegin && dateEnd === period.dateEnd
  })
