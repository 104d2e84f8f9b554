/** The usual periods of a statement, each from its first day up to today or its last day. */
export const periodNames = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const
export type PeriodName = (typeof periodNames)[number]
type Period = { readonly dateBegin: string; readonly dateEnd: string }

const firstOf = (year: number, month: number): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)
const lastBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

export function periodOf(name: PeriodName, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number)
  switch (name) {
    case 'thisMonth':
      return { dateBegin: firstOf(year, month), dateEnd: today }
    case 'lastMonth':
      return { dateBegin: firstOf(year, month - 1), dateEnd: lastBefore(firstOf(year, month)) }
    case 'thisQuarter':
      return { dateBegin: firstOf(year, month - ((month - 1) % 3)), dateEnd: today }
    case 'thisYear':
      return { dateBegin: firstOf(year, 1), dateEnd: today }
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
