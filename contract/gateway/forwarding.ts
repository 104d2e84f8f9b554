import * as z from 'zod/mini'
import { CounterOffer, quotationTerms } from '../forwarding/forwarder-quotation.ts'
import {
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderQuotationState,
} from '../forwarding/forwarding.codes.ts'
import { FreightCharge } from '../forwarding/freight-charge.ts'
import { Milestone, MilestoneEntry } from '../forwarding/milestone.ts'
import { ShipmentSize } from '../forwarding/shipment.ts'
import { code, date, id, instant, requiredText } from '../kernel/schema.ts'
import { history, ofCompany, stamps } from './records.ts'

const shipment = {
  direction: z.nullable(z.number()),
  mode: z.nullable(z.number()),
  originPort: z.string(),
  destinationPort: z.string(),
  goodsName: z.string(),
  goodsCategory: z.number(),
  goodsValue: z.nullable(z.string()),
  currency: z.string(),
  quantity: z.nullable(z.string()),
  volume: z.nullable(z.string()),
  grossWeight: z.nullable(z.string()),
  containerType: z.string(),
  containerCount: z.nullable(z.number()),
  readyOn: z.nullable(date),
  departBy: z.nullable(date),
  arriveBy: z.nullable(date),
  incoterm: z.string(),
  isInsured: z.boolean(),
  orderId: z.nullable(id),
  remarks: z.string(),
  reason: z.string(),
}

export const EnquiriesQuery = z.strictObject({ ...ofCompany, state: z.optional(code(forwarderEnquiryState)) })
export const ErpEnquiry = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  ...shipment,
  submittedAt: z.nullable(instant),
  ...stamps,
})
export const ErpEnquiryDetail = z.extend(ErpEnquiry, { sizes: z.array(ShipmentSize), ...history })

export const QuotationsQuery = z.strictObject({
  ...ofCompany,
  enquiryId: z.optional(id),
  state: z.optional(code(forwarderQuotationState)),
})
export const ErpQuotation = z.object({
  id,
  companyId: id,
  number: z.string(),
  enquiryId: id,
  state: z.number(),
  carrier: z.string(),
  viaPort: z.string(),
  transitDays: z.number(),
  departsOn: z.nullable(date),
  freeDays: z.nullable(z.number()),
  validUntil: date,
  remarks: z.string(),
  reason: z.string(),
  ...stamps,
})
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
export const ErpForwarderOrder = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  enquiryId: z.nullable(id),
  quotationId: z.nullable(id),
  carrier: z.string(),
  ...shipment,
  vessel: z.string(),
  voyage: z.string(),
  containerNumbers: z.array(z.string()),
  waybillNumber: z.string(),
  material: z.string(),
  submittedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  ...stamps,
})
export const ErpForwarderOrderDetail = z.extend(ErpForwarderOrder, {
  charges: z.array(FreightCharge),
  milestones: z.array(Milestone),
  ...history,
})

/** A time of one order; the order is known by its id. */
export const ErpMilestone = z.extend(MilestoneEntry, { orderId: id })
