import type { IngredientKey } from '@quayside/contract/filings/approval-ingredient.ts'
import type { ApprovalOrderColumn } from '@quayside/contract/filings/approval-order.ts'
import type { LabelLineDraft } from '@quayside/contract/filings/label-line.ts'
import type { LabelOrderColumn } from '@quayside/contract/filings/label-order.ts'
import type { ForwarderEnquiryColumn } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import type { ForwarderOrderColumn } from '@quayside/contract/forwarding/forwarder-order.ts'
import type { ForwarderQuotationColumn } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import type { QuoteSheetRow } from '@quayside/contract/office/forwarding.ts'
import type { ServiceOrderColumn } from '@quayside/contract/services/service-order.ts'
import type { InboundLineKey } from '@quayside/contract/warehouse/inbound-line.ts'
import type { InboundColumn } from '@quayside/contract/warehouse/inbound-query.ts'
import type { OutboundColumn } from '@quayside/contract/warehouse/outbound.ts'
import type { OutboundLineDraft } from '@quayside/contract/warehouse/outbound-line.ts'
import type { StockColumn } from '@quayside/contract/warehouse/stock.ts'
import type { Fields } from './record-fields.ts'

export type WarehouseFieldTexts = {
  readonly warehouseIn: Fields<InboundColumn | 'supplierId' | 'warehouseId' | 'lines' | 'attachments'>
  readonly inboundLine: Fields<InboundLineKey>
  readonly outbound: Fields<OutboundColumn | 'warehouseId' | 'delivery' | 'lines' | 'attachments'>
  readonly outboundLine: Fields<Exclude<keyof OutboundLineDraft, 'key' | 'rawCells'>>
  readonly stock: Fields<StockColumn>
}

type ShipmentPart = 'sizes' | 'attachments' | 'orderId' | 'productId'
export type ForwardingFieldTexts = {
  readonly forwarderEnquiry: Fields<ForwarderEnquiryColumn | ShipmentPart>
  readonly forwarderQuotation: Fields<ForwarderQuotationColumn>
  readonly forwarderOrder: Fields<
    ForwarderOrderColumn | ShipmentPart | 'containerNumbers' | 'charges' | 'milestones'
  >
  readonly freightCharge: Fields<keyof FreightCharge | 'amount'>
  readonly quoteSheet: Fields<keyof QuoteSheetRow>
}

export type ServiceFieldTexts = {
  readonly serviceOrder: Fields<ServiceOrderColumn | 'orderId' | 'attachments'>
}

export type LabelFieldTexts = {
  readonly labelOrder: Fields<LabelOrderColumn | 'lines'>
  readonly labelLine: Fields<Exclude<keyof LabelLineDraft, 'key' | 'rawCells'>>
}

export type ApprovalFieldTexts = {
  readonly approvalOrder: Fields<ApprovalOrderColumn | 'lines' | 'attachments'>
  readonly approvalIngredient: Fields<IngredientKey>
}
