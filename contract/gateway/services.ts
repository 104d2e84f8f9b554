import * as z from 'zod/mini'
import { code, id, instant } from '../kernel/schema.ts'
import { serviceOrderState, serviceType } from '../services/service.codes.ts'
import { history, ofCompany, stamps } from './records.ts'

export const ServiceOrdersQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(serviceOrderState)),
  modelType: z.optional(code(serviceType)),
})
export const ErpServiceOrder = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  modelType: z.number(),
  kind: z.string(),
  orderId: z.nullable(id),
  goodsName: z.string(),
  quantity: z.nullable(z.string()),
  fromPlace: z.string(),
  place: z.string(),
  wantedAt: z.string(),
  remarks: z.string(),
  currency: z.string(),
  feeQuantity: z.nullable(z.string()),
  feeUnit: z.string(),
  unitPrice: z.nullable(z.string()),
  amount: z.nullable(z.string()),
  reason: z.string(),
  submittedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  ...stamps,
})
export const ErpServiceOrderDetail = z.extend(ErpServiceOrder, history)
