import { addDays, firstOfMonth, lastOfMonth } from './days.ts'

/** The usual ranges of days that end today, and the last whole month. */
export const periodNames = [
  'today',
  'last7',
  'last30',
  'thisMonth',
  'lastMonth',
  'thisQuarter',
  'thisYear',
] as const
export type PeriodName = (typeof periodNames)[number]
export type DayRange = { readonly begin: string; readonly end: string }

export function periodOf(name: PeriodName, today: string): DayRange {
  const month = Number(today.slice(5, 7))
  switch (name) {
    case 'today':
      return { begin: today, end: today }
    case 'last7':
      return { begin: addDays(today, -6), end: today }
    case 'last30':
      return { begin: addDays(today, -29), end: today }
    case 'thisMonth':
      return { begin: firstOfMonth(today), end: today }
    case 'lastMonth':
      return { begin: firstOfMonth(today, -1), end: lastOfMonth(today, -1) }
    case 'thisQuarter':
      return { begin: firstOfMonth(today, -((month - 1) % 3)), end: today }
    case 'thisYear':
      return { begin: firstOfMonth(today, 1 - month), end: today }
    default:
      return name satisfies never
  }
}

/** The first of `names` whose period this is, if any: a month's first days are its month, not its quarter. */
export const periodNameOf = <N extends PeriodName>(
  range: DayRange,
  today: string,
  names: readonly N[],
): N | undefined =>
  names.find((name) => {
    const { begin, end } = periodOf(name, today)
    return begin === range.begin && end === range.end
  })

type Values = Readonly<Record<string, string | undefined>>

/**
 * The filters as a saved view has them: a range that is one of the usual periods today is kept by its name, so that the
 * view of the last thirty days still shows those next month.
 */
export function relativeFilters(filters: Values, today: string): Record<string, string> {
  const relative: Record<string, string> = {}
  for (const [name, value] of Object.entries(filters)) {
    const [, base, side] = /^(.+)(Begin|End)$/.exec(name) ?? []
    const begin = base === undefined ? undefined : filters[`${base}Begin`]
    const end = base === undefined ? undefined : filters[`${base}End`]
    const period = begin && end ? periodNameOf({ begin, end }, today, periodNames) : undefined
    if (!value) continue
    if (period === undefined) relative[name] = value
    else if (side === 'Begin') relative[`${base}Period`] = period
  }
  return relative
}

const isPeriod = (text: string): text is PeriodName => (periodNames as readonly string[]).includes(text)

/** The filters of a saved view on the given day. */
export function absoluteFilters(kept: Values, today: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => {
      const [, base] = /^(.+)Period$/.exec(name) ?? []
      if (!value) return []
      if (base === undefined || !isPeriod(value)) return [[name, value]]
      const { begin, end } = periodOf(value, today)
      return [
        [`${base}Begin`, begin],
        [`${base}End`, end],
      ]
    }),
  )
}
