import * as z from 'zod/mini'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code } from '../kernel/schema.ts'
import { serviceOrderState, serviceType } from '../services/service.codes.ts'
import { serviceOrderColumns } from '../services/service-order.ts'
import { history, ofCompany } from './records.ts'

export const ServiceOrdersQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(serviceOrderState)),
  modelType: z.optional(code(serviceType)),
})
export const ErpServiceOrder = erpRow(serviceOrderColumns)
export const ErpServiceOrderDetail = z.extend(ErpServiceOrder, history)
