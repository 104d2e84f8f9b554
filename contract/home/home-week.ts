import * as z from 'zod/mini'
import type { DebtSummary } from '../finance/debt.ts'
import { addDays } from '../kernel/days.ts'
import { type Amount, isPositive, minus, type Rate, sum, times, zero } from '../kernel/money.ts'
import { date } from '../kernel/schema.ts'
import { currency as currencies } from '../rates/rate.codes.ts'

export const weekDays = 7

/** What is due on a day in one currency. */
export const WeekSum = z.object({ day: date, currency: z.string(), amount: z.string() })
export type WeekSum = z.infer<typeof WeekSum>

type WeekPart = { readonly currency: string; readonly amount: Amount; readonly rmb: Amount }
type WeekDay = {
  readonly day: string
  readonly parts: readonly WeekPart[]
  readonly rmb: Amount
  /** The company's money at the provider reaches for this day and all before it. */
  readonly isCovered: boolean
}

export type HomeWeek = {
  readonly days: readonly WeekDay[]
  readonly total: Amount
  readonly currencies: readonly WeekPart[]
  /** Free money at the provider. */
  readonly deposit: Amount
  /** The last day for which it suffices; null where it does not suffice for the first one. */
  readonly coveredUntil: string | null
  readonly toRemit: Amount
}

/** The seven days from today; RMB at the bank's rate of the day, as the debts' page has it. */
export function homeWeek(
  today: string,
  sums: readonly WeekSum[],
  { rates, deposits }: Pick<DebtSummary, 'rates' | 'deposits'>,
): HomeWeek {
  const rateOf = new Map(rates.map(({ currency, rate }) => [currency, rate as Rate]))
  const inRmb = (currency: string, amount: Amount): Amount => {
    if (currency === currencies.codes.RMB) return amount
    const rate = rateOf.get(currency)
    return rate === undefined ? zero : times(amount, rate)
  }
  const partsOf = (rows: readonly WeekSum[]): WeekPart[] =>
    currencies.values.flatMap((currency) => {
      const amounts = rows.filter((row) => row.currency === currency).map(({ amount }) => amount as Amount)
      if (amounts.length === 0) return []
      const amount = sum(amounts)
      return [{ currency, amount, rmb: inRmb(currency, amount) }]
    })
  const deposit = sum(deposits.map(({ currency, free }) => inRmb(currency, free as Amount)))
  let left = deposit
  let coveredUntil: string | null = null
  const days = Array.from({ length: weekDays }, (_unused, place): WeekDay => {
    const day = addDays(today, place)
    const parts = partsOf(sums.filter((row) => row.day === day))
    const rmb = sum(parts.map((part) => part.rmb))
    left = minus(left, rmb)
    const isCovered = !isPositive(minus(zero, left))
    if (isCovered && parts.length > 0) coveredUntil = day
    return { day, parts, rmb, isCovered }
  })
  return {
    days,
    total: sum(days.map(({ rmb }) => rmb)),
    currencies: partsOf(sums),
    deposit,
    coveredUntil,
    toRemit: isPositive(minus(zero, left)) ? minus(zero, left) : zero,
  }
}
