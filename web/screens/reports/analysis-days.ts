import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { today } from '@quayside/kit/page/today.ts'

/** The days of a month that the analysis covers, and whether these are all of them. */
export function daysOf(month: string, { begin, end }: Pick<Analysis, 'begin' | 'end'>) {
  const [first, last] = [firstOfMonth(month), lastOfMonth(month)]
  const days = { begin: begin > first ? begin : first, end: end < last ? end : last }
  const isPartial = days.begin !== first || days.end !== last || last > today()
  return { ...days, isPartial }
}

export const columnsOf = (months: readonly string[], analysis: Analysis): ChartData['columns'] =>
  months.map((key) => ({ key, isPartial: daysOf(key, analysis).isPartial }))

export const ordersOf = (month: string, analysis: Analysis) => {
  const { begin, end } = daysOf(month, analysis)
  return { orderDateBegin: begin, orderDateEnd: end }
}

/** Sums of all series: the amount in cents, so that the printed sum is exact, and the orders. */
export function totalsOf(month: string, { points }: Analysis): { cents: number; orders: number } {
  const own = points.filter((point) => point.month === month)
  return {
    cents: own.reduce((sum, point) => sum + Math.round(Number(point.amount) * 100), 0),
    orders: own.reduce((sum, point) => sum + point.orders, 0),
  }
}
