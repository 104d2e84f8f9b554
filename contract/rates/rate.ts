import * as z from 'zod/mini'
import { daysBetween, lastOfMonth } from '../kernel/days.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import type { Finding } from '../kernel/refusal.ts'
import { code, date, instant } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { foreignCurrency, rateSource } from './rate.codes.ts'

/** RMB for one unit of the currency, six decimals; null where the source publishes none of that kind. */
const prices = {
  middle: z.nullable(z.string()),
  buying: z.nullable(z.string()),
  cashBuying: z.nullable(z.string()),
  selling: z.nullable(z.string()),
}

export const Rate = z.object({
  source: z.string(),
  currency: z.string(),
  day: date,
  ...prices,
  publishedAt: instant,
})
export type Rate = z.infer<typeof Rate>

/** The rate that holds on `date`: that of `day`, which is an earlier one where none was published. */
export const RateOfDay = z.object({
  date,
  source: z.string(),
  currency: z.string(),
  day: date,
  isFallback: z.boolean(),
  ...prices,
  publishedAt: instant,
})
export type RateOfDay = z.infer<typeof RateOfDay>

/** The rate that holds on a day and the one published before it, so that a reader sees the change. */
export const LatestRate = z.extend(RateOfDay, {
  previous: z.nullable(z.object({ day: date, ...prices })),
})
export type LatestRate = z.infer<typeof LatestRate>

export const LatestRateQuery = z.strictObject({
  source: z.optional(code(rateSource)),
  date: z.optional(date),
})
export type LatestRateQuery = z.infer<typeof LatestRateQuery>

/** One day (today unless named) or each day of a period. */
export const RateSearch = z.strictObject({
  currency: z.optional(code(foreignCurrency)),
  source: z._default(code(rateSource), rateSource.codes.boc),
  date: z.optional(date),
  dateBegin: z.optional(date),
  dateEnd: z.optional(date),
})
export type RateSearch = z.infer<typeof RateSearch>

export const RateQuery = listQuery({
  filters: {
    currency: z.optional(code(foreignCurrency)),
    source: z.optional(code(rateSource)),
    dayBegin: z.optional(date),
    dayEnd: z.optional(date),
  },
  sortable: ['day', 'currency'],
})
export type RateQuery = z.infer<typeof RateQuery>

export const rateColumns = [
  'day',
  'source',
  'currency',
  'middle',
  'buying',
  'cashBuying',
  'selling',
  'publishedAt',
] as const
export type RateColumn = (typeof rateColumns)[number]
/** A rate has no id of its own: the filter alone says which ones. */
export const RateExport = z.omit(exportQuery(RateQuery, rateColumns), { ids: true })
export type RateExport = z.infer<typeof RateExport>

const longestRatePeriod = 366

export function checkRateSearch(search: RateSearch): Finding[] {
  const { dateBegin, dateEnd } = search
  if (search.date && (dateBegin || dateEnd)) return [at('date', 'rate.dateOrRange')]
  if (!dateBegin) return dateEnd ? [at('dateBegin', 'field.required')] : []
  if (!dateEnd) return [at('dateEnd', 'field.required')]
  const days = daysBetween(dateBegin, dateEnd) + 1
  if (days < 1) return [at('dateEnd', 'rate.rangeBackwards')]
  return days > longestRatePeriod ? [at('dateEnd', 'rate.rangeTooLong', { days: longestRatePeriod })] : []
}

/** The customs fix a rate for a calendar month, the others publish one each working day. */
export const isFallback = (source: string, asked: string, used: string): boolean =>
  source === rateSource.codes.customs ? asked.slice(0, 7) !== used.slice(0, 7) : asked !== used

/** Customs publishes a month's rate during the month before; the other sources publish no future rates. */
export const isTooFarAhead = (source: string, day: string, today: string): boolean =>
  day > (source === rateSource.codes.customs ? lastOfMonth(today, 1) : today)
