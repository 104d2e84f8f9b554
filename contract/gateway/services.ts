import * as z from 'zod/mini'
import { code, id } from '../kernel/schema.ts'
import { serviceOrderState, serviceType } from '../services/service.codes.ts'
import { ServiceOrder } from '../services/service-order.ts'
import { history, ofCompany, stamps } from './records.ts'

export const ServiceOrdersQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(serviceOrderState)),
  modelType: z.optional(code(serviceType)),
})
export const ErpServiceOrder = z.extend(z.omit(ServiceOrder, { orderNo: true }), {
  companyId: id,
  ...stamps,
})
export const ErpServiceOrderDetail = z.extend(ErpServiceOrder, history)
