import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { MonthSum } from '@quayside/contract/orders/order-overview.ts'
import { type CurrencyKey, currency as currencies } from '@quayside/contract/rates/rate.codes.ts'

/** The number of orders, or the amount in one currency: amounts of two do not add up. */
export type Measure = 'orders' | CurrencyKey

export type MonthBar = {
  readonly month: string
  readonly parts: readonly { readonly kind: number; readonly value: number; readonly text: string }[]
  readonly total: number
}

export const measuresOf = (trend: readonly MonthSum[]): Measure[] => [
  'orders',
  ...currencies.values.filter((each) =>
    trend.some(({ currency, amount }) => currency === each && Number(amount) > 0),
  ),
]

export const kindsOfTrend = (trend: readonly MonthSum[]): number[] =>
  orderKind.values.filter((kind) => trend.some(({ modelType }) => modelType === kind))

/** Drawing needs heights, not money: plain numbers are exact enough for pixels, the text is exact. */
export function barsOf(months: readonly string[], trend: readonly MonthSum[], measure: Measure): MonthBar[] {
  return months.map((month) => {
    const parts = kindsOfTrend(trend).map((kind) => {
      const rows = trend.filter((row) => row.month === month && row.modelType === kind)
      if (measure === 'orders') {
        const value = rows.reduce((all, { orders }) => all + orders, 0)
        return { kind, value, text: String(value) }
      }
      const amount = rows.find(({ currency }) => currency === measure)?.amount ?? '0.00'
      return { kind, value: Number(amount), text: formatAmount(amount as Amount) }
    })
    return { month, parts, total: parts.reduce((all, { value }) => all + value, 0) }
  })
}

/** Round figures from nought to above the highest bar, at most five steps. */
export function ticksTo(highest: number): number[] {
  const rough = Math.max(highest, 4) / 4
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude
  const whole = step < 1 ? 1 : step
  const count = Math.max(1, Math.ceil(highest / whole - 1e-9))
  return Array.from({ length: count + 1 }, (_unused, place) => place * whole)
}
