import * as z from 'zod/mini'
import { date, id } from '../kernel/schema.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { orderState } from './order.codes.ts'
import type { OrderQuery } from './order-query.ts'

/** The figures of one kind, and the filter under which the list shows exactly what each of them counts. */
export const overviewFilters = {
  all: {},
  toSubmit: { tab: 'toSubmit' },
  toRelease: { release: 'colleagues' },
  ownToRelease: { release: 'own' },
  returned: { tab: 'returned' },
  auditFailed: { tab: 'auditFailed' },
  priceAuditFailed: { state: orderState.codes.submitted, priceAudit: priceAudit.codes.failed },
  submitted: { state: orderState.codes.submitted },
  receiving: { stage: 'receiving' },
  clearing: { stage: 'clearing' },
  inTransit: { stage: 'inTransit' },
  arrived: { stage: 'arrived' },
  underway: { stage: 'underway' },
  pendingPayment: { tab: 'pendingPayment' },
  completed: { state: orderState.codes.completed },
} as const satisfies Record<string, Partial<OrderQuery>>
export type OverviewFigure = keyof typeof overviewFilters

const figure = z.number()
export const OrderKindFigures = z.object({
  modelType: z.number(),
  all: figure,
  toSubmit: figure,
  toRelease: figure,
  ownToRelease: figure,
  returned: figure,
  auditFailed: figure,
  priceAuditFailed: figure,
  submitted: figure,
  receiving: figure,
  clearing: figure,
  inTransit: figure,
  arrived: figure,
  underway: figure,
  pendingPayment: figure,
  completed: figure,
} satisfies Record<OverviewFigure | 'modelType', unknown>)
export type OrderKindFigures = z.infer<typeof OrderKindFigures>

/** What orders of one kind in one currency still have to be paid, and how the months went. */
export const UnpaidSum = z.object({ modelType: z.number(), currency: z.string(), amount: z.string() })
export type UnpaidSum = z.infer<typeof UnpaidSum>

export const MonthSum = z.object({
  /** 2026-11, by the order's date. */
  month: z.string(),
  modelType: z.number(),
  /** Empty where a draft has none yet. */
  currency: z.string(),
  orders: z.number(),
  amount: z.string(),
})
export type MonthSum = z.infer<typeof MonthSum>

export const NearDeadline = z.object({
  id,
  orderNo: z.string(),
  partnerName: z.string(),
  currency: z.string(),
  unpaidAmount: z.string(),
  dueOn: date,
  isOpen: z.boolean(),
  daysLeft: z.number(),
  urgency: z.enum(['far', 'near', 'late']),
})
export type NearDeadline = z.infer<typeof NearDeadline>

/** Only the kinds whose orders the caller may see; may be empty. */
export const OrderOverview = z.object({
  kinds: z.array(OrderKindFigures),
  /** Null for a caller who may not see contracts. */
  contractsToSign: z.nullable(figure),
  unpaid: z.array(UnpaidSum),
  /** What of it is past its deadline. */
  overdue: z.array(UnpaidSum),
  /** How many deadlines have passed, and how many are near. */
  due: z.object({ late: figure, near: figure }),
  /** The last twelve, oldest first. */
  months: z.array(z.string()),
  trend: z.array(MonthSum),
  deadlines: z.array(NearDeadline),
})
export type OrderOverview = z.infer<typeof OrderOverview>
