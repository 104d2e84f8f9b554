import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { code, id } from '../kernel/schema.ts'
import { byOrderKind } from '../orders/order.access.ts'
import {
  costBasis,
  costFallback,
  costKind,
  costRateSource,
  costSource,
  costState,
} from './landed-cost.codes.ts'

const basis = code(costBasis)
/** A company divides each cost of a whole order among its lines by one of these. */
export const CostBasesSave = z.strictObject({ freight: basis, insurance: basis, fees: basis, other: basis })
export type CostBasesSave = z.infer<typeof CostBasesSave>

/** A rate at which something was converted: RMB for one unit. */
const CostRate = z.object({
  currency: z.string(),
  rate: z.string(),
  source: z.string(),
  day: z.nullable(z.string()),
  /** What a payment paid at this rate; null for the rate of what is estimated. */
  paid: z.nullable(z.string()),
  documentNo: z.nullable(z.string()),
})

/** The costs of an order's goods in RMB; its lines are the rows of report `landedCost`. */
export const LandedCost = z.object({
  orderId: id,
  orderNo: z.string(),
  currency: z.string(),
  orderAmount: z.string(),
  lineCount: z.number(),
  /** All but VAT, which is recoverable. */
  total: z.string(),
  vat: z.string(),
  state: code(costState),
  rateSource: code(costRateSource),
  parts: z.array(
    z.object({
      kind: code(costKind),
      amount: z.string(),
      actual: z.string(),
      state: code(costState),
      basis: z.union([z.literal(''), basis]),
      fallback: z.union([z.literal(''), code(costFallback)]),
      sources: z.array(z.object({ source: code(costSource), amount: z.string() })),
    }),
  ),
  rates: z.array(CostRate),
  missingRates: z.array(z.string()),
  /** Lines without a gross weight. */
  unweighed: z.number(),
  /** Lines that are not declared and whose product has no customs code: their taxes are not known. */
  unclassified: z.number(),
})
export type LandedCost = z.infer<typeof LandedCost>

export const landedCostApi = {
  'GET report/online/landedCost/bases': {
    access: 'report-landedCost-view',
    summary: 'By what the company divides each cost of an order among its lines: value, weight or quantity.',
    data: CostBasesSave,
  },
  'POST report/online/landedCost/bases/save': {
    access: 'report-landedCost-edit',
    summary: 'Chooses by what each cost is divided; the landed costs of all orders follow.',
    body: CostBasesSave,
    data: CostBasesSave,
  },
  'GET report/online/landedCost/{id}': {
    access: { ...byOrderKind('list', 'record'), also: 'report-landedCost-view' },
    summary:
      'What the goods of an order cost in RMB until they have arrived, by kind of cost: what is known, what is estimated, and the rates. Its lines are rows of report landedCost with the filter orderId.',
    data: LandedCost,
  },
} as const satisfies ApiTable
