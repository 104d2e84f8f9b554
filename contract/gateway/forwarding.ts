import * as z from 'zod/mini'
import { CounterOffer, quotationTerms } from '../forwarding/forwarder-quotation.ts'
import { FreightCharge } from '../forwarding/freight-charge.ts'
import { Milestone, MilestoneEntry } from '../forwarding/milestone.ts'
import { ShipmentSize } from '../forwarding/shipment.ts'
import { id, requiredText } from '../kernel/schema.ts'

export const erpEnquiry = { detail: { sizes: z.array(ShipmentSize) } }

export const erpQuotation = {
  query: { enquiryId: z.optional(id) },
  detail: { charges: z.array(FreightCharge), offers: z.array(CounterOffer) },
}
/** A quotation of the ERP, known by its reference. */
export const ErpQuotationDraft = z.strictObject({
  reference: requiredText(60),
  enquiryId: id,
  ...quotationTerms,
})

export const erpForwarderOrder = {
  row: { quotationId: z.nullable(id), containerNumbers: z.array(z.string()) },
  detail: { charges: z.array(FreightCharge), milestones: z.array(Milestone) },
}

/** A time of one order; the order is known by its id. */
export const ErpMilestone = z.extend(MilestoneEntry, { orderId: id })
