import * as z from 'zod/mini'
import { code, date, id, text } from '../kernel/schema.ts'
import { periodStep, statisticsSubject, warehousePlace } from './warehouse.codes.ts'

export const StatisticsQuery = z.strictObject({
  dayBegin: z.optional(date),
  dayEnd: z.optional(date),
  step: z._default(code(periodStep), 'day'),
  by: z.optional(code(statisticsSubject)),
  place: z.optional(code(warehousePlace)),
  warehouseId: z.optional(id),
  supplierId: z.optional(id),
  model: z.optional(text(100)),
})
export type StatisticsQuery = z.infer<typeof StatisticsQuery>
export const StockStatistics = z.object({
  dayBegin: date,
  dayEnd: date,
  /** Lots that the figures are of. */
  count: z.number(),
  opening: z.string(),
  closing: z.string(),
  in: z.string(),
  out: z.string(),
  /** What counting again and dividing lots changed; closing = opening + in − out + adjusted. */
  adjusted: z.string(),
  /** Out ÷ average of the stock at the end of each day; null without stock. */
  turnover: z.nullable(z.string()),
  /** Mean age in days of what lies there now, by quantity. */
  meanDays: z.nullable(z.string()),
  points: z.array(
    z.object({
      from: date,
      to: date,
      in: z.string(),
      out: z.string(),
      adjusted: z.string(),
      stock: z.string(),
    }),
  ),
  groups: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      in: z.string(),
      out: z.string(),
      stock: z.string(),
      lots: z.number(),
    }),
  ),
})
export type StockStatistics = z.infer<typeof StockStatistics>
