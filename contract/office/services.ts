import * as z from 'zod/mini'
import { attachmentInput } from '../kernel/record.ts'
import { text } from '../kernel/schema.ts'
import { resultDocuments, ServiceOrderDetail } from '../services/service-order.ts'
import { reviewed } from './record.ts'

export const ServiceOrderReview = z.extend(ServiceOrderDetail, reviewed)
export type ServiceOrderReview = z.infer<typeof ServiceOrderReview>

/** Photos, receipts: what shows that the work was done. A kind that is given replaces what was there. */
export const documentsBody = { attachments: attachmentInput(resultDocuments) }
export const ServiceDocuments = z.strictObject({ ...documentsBody, note: z.optional(text(500)) })
export type ServiceDocuments = z.infer<typeof ServiceDocuments>
