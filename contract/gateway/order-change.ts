import * as z from 'zod/mini'
import { code, id, instant } from '../kernel/schema.ts'
import { orderChangeState } from '../orders/order-change.codes.ts'
import { ChangeItem } from '../orders/order-change.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

export const OrderChangesQuery = z.strictObject({
  after: cursor,
  limit,
  companyId: z.optional(id),
  orderId: z.optional(id),
  state: z.optional(code(orderChangeState)),
})

export const ErpOrderChange = z.object({
  id,
  companyId: id,
  orderId: id,
  orderNo: z.string(),
  state: z.number(),
  request: z.string(),
  reason: z.string(),
  answer: z.string(),
  requestedBy: z.string(),
  decidedAt: z.nullable(instant),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
export const ErpOrderChangeDetail = z.extend(ErpOrderChange, { items: z.array(ChangeItem), ...history })
