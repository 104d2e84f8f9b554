import * as z from 'zod/mini'
import { date } from '../kernel/schema.ts'

export const analysisSubjects = ['kind', 'currency', 'supplier', 'origin', 'product'] as const
/** The filter of report 097 by which it has the orders of each series of a subject. */
const seriesFilters: Partial<Record<(typeof analysisSubjects)[number], string>> = {
  kind: 'kind',
  currency: 'currency',
  supplier: 'supplierId',
}
/** All series behind the highest. */
export const otherSeries = 'others'

/**
 * What report 097 is filtered by to have the orders of a series and no others. Nothing for what it has no filter for: the
 * rest of the series, orders without a supplier, and origins and products, of which an order may have several.
 */
export function filterOfSeries(
  by: (typeof analysisSubjects)[number],
  key: string,
): Readonly<Record<string, string>> | undefined {
  const filter = seriesFilters[by]
  return filter === undefined || key === otherSeries || key === '' ? undefined : { [filter]: key }
}

export const analysisParts = ['amounts', 'taxes', 'cycle', 'suppliers', 'prices'] as const

const period = { begin: z.optional(date), end: z.optional(date) }
export const AnalysisQuery = z.strictObject({ ...period, by: z._default(z.enum(analysisSubjects), 'kind') })
export type AnalysisQuery = z.infer<typeof AnalysisQuery>
export const AnalysisExport = z.strictObject({
  ...period,
  by: z._default(z.enum(analysisSubjects), 'kind'),
  /** The sheet that is wanted; absent: all of them, a sheet for each. */
  part: z.optional(z.enum(analysisParts)),
})
export type AnalysisExport = z.infer<typeof AnalysisExport>

/** Amounts are in RMB by the customs' rate of each month, unless a currency is named beside them. */
const Figures = z.object({
  amount: z.string(),
  orders: z.number(),
  lines: z.number(),
  duty: z.string(),
  consumptionTax: z.string(),
  vat: z.string(),
  fees: z.string(),
  /** Orders that were signed by the day that was agreed, of those that had one, in percent. */
  onTime: z.nullable(z.string()),
})
/** The taxes of customs, as report 026 sums them up. */
export const analysedTaxes = ['duty', 'consumptionTax', 'vat'] as const
export type AnalysisFigures = z.infer<typeof Figures>

/** The steps of an order's way, in days: the middle one, and the one that a tenth of the orders exceed. */
export const cycleSteps = ['audit', 'declare', 'clear', 'sign', 'whole'] as const
const CycleStep = z.object({
  step: z.enum(cycleSteps),
  orders: z.number(),
  median: z.nullable(z.string()),
  slowest: z.nullable(z.string()),
  medianBefore: z.nullable(z.string()),
  /** The tenth of the orders that took longest, at most a hundred. */
  slowestIds: z.array(z.string()),
})
export type CycleStep = z.infer<typeof CycleStep>

const Price = z.object({
  model: z.string(),
  name: z.string(),
  currency: z.string(),
  last: z.string(),
  /** The period's average, weighted by quantity. */
  average: z.string(),
  /** The last price against the average, in percent. */
  change: z.string(),
  amount: z.string(),
  orderIds: z.array(z.string()),
  points: z.array(z.object({ month: z.string(), price: z.string() })),
})

export const Analysis = z.object({
  begin: date,
  end: date,
  figures: Figures,
  /** The figures of the period of the same length a year before. */
  yearBefore: Figures,
  months: z.array(z.string()),
  /** Those with the highest amounts, and `others` for the rest. */
  series: z.array(z.object({ key: z.string(), name: z.string() })),
  points: z.array(z.object({ month: z.string(), key: z.string(), amount: z.string(), orders: z.number() })),
  currencies: z.array(
    z.object({ currency: z.string(), amount: z.string(), rmb: z.string(), orders: z.number() }),
  ),
  suppliers: z.array(
    z.object({ id: z.string(), name: z.string(), orders: z.number(), amount: z.string(), share: z.string() }),
  ),
  taxes: z.array(
    z.object({ month: z.string(), duty: z.string(), consumptionTax: z.string(), vat: z.string() }),
  ),
  /** The three orders of each month with the highest amounts. */
  largest: z.array(
    z.object({
      month: z.string(),
      id: z.string(),
      orderNo: z.string(),
      modelType: z.number(),
      amount: z.string(),
    }),
  ),
  cycle: z.array(CycleStep),
  prices: z.array(Price),
})
export type Analysis = z.infer<typeof Analysis>
