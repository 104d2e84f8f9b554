import * as z from 'zod/mini'
import { enquiryColumns } from '../forwarding/forwarder-enquiry.ts'
import { forwarderOrderColumns } from '../forwarding/forwarder-order.ts'
import { CounterOffer, quotationColumns, quotationTerms } from '../forwarding/forwarder-quotation.ts'
import {
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderQuotationState,
} from '../forwarding/forwarding.codes.ts'
import { FreightCharge } from '../forwarding/freight-charge.ts'
import { Milestone, MilestoneEntry } from '../forwarding/milestone.ts'
import { ShipmentSize } from '../forwarding/shipment.ts'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code, id, requiredText } from '../kernel/schema.ts'
import { history, ofCompany } from './records.ts'

export const EnquiriesQuery = z.strictObject({ ...ofCompany, state: z.optional(code(forwarderEnquiryState)) })
export const ErpEnquiry = erpRow(enquiryColumns)
export const ErpEnquiryDetail = z.extend(ErpEnquiry, { sizes: z.array(ShipmentSize), ...history })

export const QuotationsQuery = z.strictObject({
  ...ofCompany,
  enquiryId: z.optional(id),
  state: z.optional(code(forwarderQuotationState)),
})
export const ErpQuotation = erpRow(quotationColumns)
export const ErpQuotationDetail = z.extend(ErpQuotation, {
  charges: z.array(FreightCharge),
  offers: z.array(CounterOffer),
  ...history,
})
/** A quotation of the ERP, known by its reference. */
export const ErpQuotationDraft = z.strictObject({
  reference: requiredText(60),
  enquiryId: id,
  ...quotationTerms,
})

export const ForwarderOrdersQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(forwarderOrderState)),
})
export const ErpForwarderOrder = erpRow(forwarderOrderColumns, {
  quotationId: z.nullable(id),
  containerNumbers: z.array(z.string()),
})
export const ErpForwarderOrderDetail = z.extend(ErpForwarderOrder, {
  charges: z.array(FreightCharge),
  milestones: z.array(Milestone),
  ...history,
})

/** A time of one order; the order is known by its id. */
export const ErpMilestone = z.extend(MilestoneEntry, { orderId: id })
