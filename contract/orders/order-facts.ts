import * as z from 'zod/mini'
import { code, date, id, text } from '../kernel/schema.ts'
import { OriginRate } from '../products/origin-rate.ts'
import { ProductGoods } from '../products/product.ts'
import { currency } from '../rates/rate.codes.ts'
import { orderKind } from './order.codes.ts'
import { orderLinesAtMost } from './order-line.ts'

/** The models of a draft's lines; each needs to be named once, however many lines have it. */
export const OrderFactsQuery = z.strictObject({
  modelType: code(orderKind),
  currency: z._default(z.union([z.literal(''), code(currency)]), ''),
  /** Rates and terms of that day instead of today; of a later one nothing is known yet. */
  day: z.optional(date),
  models: z
    .array(
      z.strictObject({
        productId: z._default(z.nullable(id), null),
        model: z._default(text(100), ''),
        brand: z._default(text(100), ''),
      }),
    )
    .check(z.maxLength(orderLinesAtMost)),
})
export type OrderFactsQuery = z.infer<typeof OrderFactsQuery>

/** What is known of a model: its classification, its controls, and what was paid for it in the order's currency. */
export const ModelFacts = z.object({
  productId: z.nullable(id),
  model: z.string(),
  brand: z.string(),
  isClassified: z.boolean(),
  hsCode: z.string(),
  cccStatus: z.nullable(z.number()),
  tariffRate: z.nullable(z.string()),
  generalRate: z.optional(z.nullable(z.string())),
  temporaryRate: z.nullable(z.string()),
  /** Rates by origin of its customs code, valid today. */
  originRates: z.optional(z.array(OriginRate)),
  consumptionRate: z.nullable(z.string()),
  vatRate: z.nullable(z.string()),
  refundRate: z.nullable(z.string()),
  /** Letters of customs' supervision conditions, and the legal units of the customs code. */
  customsConditions: z.string(),
  firstUnit: z.string(),
  secondUnit: z.string(),
  /** What a declaration under the customs code must state. */
  elements: z.array(z.string()),
  /** What the product library has for the line's empty cells; null where the model is not in it. */
  product: z.nullable(ProductGoods),
  /** Facts of the company's own submitted orders; null without any. */
  priceHistory: z.nullable(
    z.object({
      count: z.number(),
      lowest: z.string(),
      highest: z.string(),
      median: z.string(),
      last: z.string(),
      lastOn: z.string(),
      lastOrderNo: z.string(),
    }),
  ),
})
export type ModelFacts = z.infer<typeof ModelFacts>

export const OrderFactsAnswer = z.object({
  /** One for each model asked about, in the order asked. */
  models: z.array(ModelFacts),
  /** RMB for one unit of the order's currency: the customs' rate of this month, '1' for RMB; null where unknown. */
  customsRate: z.nullable(z.string()),
  /** The same for every currency that has one, by its code: charges may be in another than the order's. */
  customsRates: z.record(z.string(), z.string()),
  /** The day for which each of them was published. */
  rateDays: z.record(z.string(), z.string()),
  agencyRate: z.string(),
  /** The smallest fee in RMB, by the company's terms. */
  agencyMinimum: z.string(),
})
export type OrderFactsAnswer = z.infer<typeof OrderFactsAnswer>
