import * as z from 'zod/mini'
import { enquiryColumns, ForwarderEnquiryDetail } from '../forwarding/forwarder-enquiry.ts'
import {
  carrierDocuments,
  ForwarderOrderDetail,
  forwarderOrderColumns,
  TransportInput,
} from '../forwarding/forwarder-order.ts'
import {
  ForwarderQuotationDetail,
  QuotationTerms,
  quotationColumns,
  quotationTerms,
} from '../forwarding/forwarder-quotation.ts'
import { freightMode } from '../forwarding/forwarding.codes.ts'
import { FreightCharge, freightCharges } from '../forwarding/freight-charge.ts'
import { milestoneEntries } from '../forwarding/milestone.ts'
import { QuoteRequest } from '../forwarding/quote-request.ts'
import { attachmentInput, detailShape } from '../kernel/record.ts'
import { code, date, id, optionalText, requiredText, text } from '../kernel/schema.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

/** Lists of all companies: what is carried from where to where, and what the desk decides by. */
export const OfficeFreightQuery = z.extend(RecordQuery, { mode: z.optional(code(freightMode)) })
export type OfficeFreightQuery = z.infer<typeof OfficeFreightQuery>
export const OfficeEnquiry = officeRow(enquiryColumns, {
  /** Quotations entered, sent or not. */
  quotationCount: z.number(),
})
export type OfficeEnquiry = z.infer<typeof OfficeEnquiry>
export const OfficeQuotation = officeRow(quotationColumns)
export type OfficeQuotation = z.infer<typeof OfficeQuotation>
export const OfficeForwarderOrder = officeRow(forwarderOrderColumns, {
  /** The state as the customer reads it: §4, by direction. */
  stateLabel: z.string(),
})
export type OfficeForwarderOrder = z.infer<typeof OfficeForwarderOrder>

/** An enquiry with all its quotations, sent or not. */
export const EnquiryReview = z.extend(ForwarderEnquiryDetail, {
  ...reviewed,
  quotations: z.array(z.omit(ForwarderQuotationDetail, { nextSteps: true })),
  /** The forwarders that were asked, withdrawn ones included. */
  requests: z.array(QuoteRequest),
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
/** A kind that is given replaces what was there. */
export const documentsBody = { attachments: attachmentInput(carrierDocuments) }
export const CarrierDocuments = z.strictObject({ ...documentsBody, note: z.optional(text(500)) })
export type CarrierDocuments = z.infer<typeof CarrierDocuments>
export const transportBody = z.omit(TransportInput, { note: true }).shape
export const milestoneBody = { milestones: milestoneEntries }
export const MilestoneInput = z.strictObject({ ...milestoneBody, note: z.optional(text(500)) })

/** The same times for several orders: a ship that leaves late. */
export const MilestonesOfMany = z.strictObject({
  ids: z.array(id).check(z.minLength(1, 'selection.empty'), z.maxLength(200)),
  milestones: milestoneEntries,
})
export type MilestonesOfMany = z.infer<typeof MilestonesOfMany>

const charge = FreightCharge.shape
const terms = QuotationTerms.shape
/** Whole days in a cell. */
const sheetDays = (schema: typeof terms.transitDays) =>
  z.pipe(z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'field.number')), z.transform(Number)), schema)

/**
 * A row of a sheet of quotations: one charge. Rows with the same enquiry and carrier are one quotation; its terms stand
 * in the first of them and may be left out in the others. Ports by their code, kinds of charges by code or name.
 */
export const QuoteSheetRow = z.strictObject({
  enquiryNumber: requiredText(40),
  carrier: terms.carrier,
  transitDays: z.optional(sheetDays(terms.transitDays)),
  validUntil: z.optional(date),
  viaPort: z.optional(terms.viaPort),
  departsOn: z.optional(date),
  freeDays: z.optional(sheetDays(terms.transitDays)),
  kind: requiredText(60),
  basis: charge.basis,
  quantity: charge.quantity,
  currency: charge.currency,
  unitPrice: charge.unitPrice,
  isIncluded: charge.isIncluded,
  note: charge.note,
})
export type QuoteSheetRow = z.infer<typeof QuoteSheetRow>
