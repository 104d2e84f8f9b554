import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { MonthSum } from '@quayside/contract/orders/order-overview.ts'
import { type CurrencyKey, currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import type { ChartData } from '@quayside/kit/chart/chart-data.ts'
import { today } from '@quayside/kit/page/today.ts'

/** The number of orders, or the amount in one currency: amounts in different currencies do not add up. */
export type Measure = 'orders' | CurrencyKey

export const measuresOf = (trend: readonly MonthSum[]): Measure[] => [
  'orders',
  ...currencies.values.filter((each) =>
    trend.some(({ currency, amount }) => currency === each && Number(amount) > 0),
  ),
]

export const kindsOfTrend = (trend: readonly MonthSum[]): number[] =>
  orderKind.values.filter((kind) => trend.some(({ modelType }) => modelType === kind))

type Texts = {
  readonly kind: (kind: number) => string
  readonly total: (total: number) => string
  readonly href: (kind: number, month: string) => string
}

/** Heights are plain numbers, exact enough for pixels; the texts are exact decimals. */
export function trendOf(
  months: readonly string[],
  trend: readonly MonthSum[],
  measure: Measure,
  texts: Texts,
): ChartData {
  const series = kindsOfTrend(trend).map((kind) => {
    const figures = months.map((month) =>
      figureOf(
        trend.filter((row) => row.month === month && row.modelType === kind),
        measure,
      ),
    )
    return {
      key: String(kind),
      name: texts.kind(kind),
      values: figures.map(({ value }) => value),
      texts: figures.map(({ text }) => text),
      hrefOf: (month: string) => texts.href(kind, month),
    }
  })
  return {
    columns: months.map((month) => ({ key: month, isPartial: today().startsWith(month) })),
    series,
    totals: months.map((_month, place) =>
      texts.total(series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0)),
    ),
  }
}

function figureOf(rows: readonly MonthSum[], measure: Measure): { value: number; text: string } {
  if (measure === 'orders') {
    const value = rows.reduce((sum, { orders }) => sum + orders, 0)
    return { value, text: String(value) }
  }
  const amount = rows.find(({ currency }) => currency === measure)?.amount ?? '0.00'
  return { value: Number(amount), text: formatAmount(amount as Amount) }
}
