import * as z from 'zod/mini'
import { attachmentInput } from '../kernel/record.ts'
import { code, text } from '../kernel/schema.ts'
import { serviceType } from '../services/service.codes.ts'
import { resultDocuments, ServiceOrderDetail, serviceOrderColumns } from '../services/service-order.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

/** A service in the list of all companies. */
export const OfficeService = officeRow(serviceOrderColumns)
export type OfficeService = z.infer<typeof OfficeService>
export const OfficeServiceQuery = z.extend(RecordQuery, {
  modelType: z.optional(code(serviceType)),
  kind: z.optional(text(10)),
  orderByColumn: z.optional(z.enum(['createdAt', 'updatedAt', 'title', 'wantedAt'])),
})
export type OfficeServiceQuery = z.infer<typeof OfficeServiceQuery>

/** What the ERP filters services by besides company and state. */
export const erpService = { query: { modelType: z.optional(code(serviceType)) } }

export const ServiceOrderReview = z.extend(ServiceOrderDetail, reviewed)
export type ServiceOrderReview = z.infer<typeof ServiceOrderReview>

/** Photos, receipts: what shows that the work was done. A kind that is given replaces what was there. */
export const documentsBody = { attachments: attachmentInput(resultDocuments) }
export const ServiceDocuments = z.strictObject({ ...documentsBody, note: z.optional(text(500)) })
export type ServiceDocuments = z.infer<typeof ServiceDocuments>
