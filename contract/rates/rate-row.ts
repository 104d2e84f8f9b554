import * as z from 'zod/mini'
import { isPositive } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, date, instant, rateText } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { foreignCurrency, rateSource } from './rate.codes.ts'

/** A rate as the provider publishes it. */
export const RateRow = z.strictObject({
  source: code(rateSource),
  currency: code(foreignCurrency),
  day: date,
  middle: z.optional(rateText),
  buying: z.optional(rateText),
  cashBuying: z.optional(rateText),
  selling: z.optional(rateText),
  publishedAt: z.optional(instant),
})
export type RateRow = z.infer<typeof RateRow>

export const priceKinds = ['middle', 'buying', 'cashBuying', 'selling'] as const
export type PriceKind = (typeof priceKinds)[number]

/** A rate of zero would make every amount computed with it zero, so it is refused. */
export function checkRateRows(rows: readonly RateRow[]): Finding[] {
  return rows.flatMap((row, place) => {
    const given = priceKinds.filter((price) => row[price] !== undefined)
    if (given.length === 0) return [at(`rows.${place}`, 'rate.empty')]
    return given
      .filter((price) => {
        const rate = row[price]
        return rate !== undefined && !isPositive(rate)
      })
      .map((price) => at(`rows.${place}.${price}`, 'rate.notPositive'))
  })
}
