import * as z from 'zod/mini'
import { ForwarderEnquiryDetail } from '../forwarding/forwarder-enquiry.ts'
import { ForwarderOrderDetail, TransportInput } from '../forwarding/forwarder-order.ts'
import { ForwarderQuotationDetail, quotationTerms } from '../forwarding/forwarder-quotation.ts'
import { freightCharges } from '../forwarding/freight-charge.ts'
import { milestoneEntries } from '../forwarding/milestone.ts'
import { detailShape } from '../kernel/record.ts'
import { date, id, optionalText, requiredText, text } from '../kernel/schema.ts'
import { reviewed } from './record.ts'

/** An enquiry with all its quotations, sent or not. */
export const EnquiryReview = z.extend(ForwarderEnquiryDetail, {
  ...reviewed,
  quotations: z.array(z.omit(ForwarderQuotationDetail, { nextSteps: true })),
})
export type EnquiryReview = z.infer<typeof EnquiryReview>
export const QuotationReview = z.extend(ForwarderQuotationDetail, {
  ...reviewed,
  timeline: detailShape.timeline,
})
export type QuotationReview = z.infer<typeof QuotationReview>
export const ForwarderOrderReview = z.extend(ForwarderOrderDetail, reviewed)
export type ForwarderOrderReview = z.infer<typeof ForwarderOrderReview>

export const QuotationSave = z.strictObject({ enquiryId: id, ...quotationTerms })
export type QuotationSave = z.infer<typeof QuotationSave>
export const QuotationRevision = z.strictObject({ ...quotationTerms, note: z.optional(text(500)) })
export type QuotationRevision = z.infer<typeof QuotationRevision>
/** For the same enquiry where no other is named. */
export const QuotationCopy = z.strictObject({ enquiryId: z.optional(id), validUntil: z.optional(date) })
export type QuotationCopy = z.infer<typeof QuotationCopy>

export const priceBody = { carrier: requiredText(60), charges: freightCharges }
export const PriceInput = z.strictObject({ ...priceBody, note: z.optional(text(500)) })
export const materialBody = { material: optionalText(4000) }
export const OfficeMaterial = z.strictObject({ ...materialBody, note: z.optional(text(500)) })
export const transportBody = z.omit(TransportInput, { note: true }).shape
export const milestoneBody = { milestones: milestoneEntries }
export const MilestoneInput = z.strictObject({ ...milestoneBody, note: z.optional(text(500)) })

/** The same times for several orders: a ship that leaves late. */
export const MilestonesOfMany = z.strictObject({
  ids: z.array(id).check(z.minLength(1, 'selection.empty'), z.maxLength(200)),
  milestones: milestoneEntries,
})
export type MilestonesOfMany = z.infer<typeof MilestonesOfMany>
