import { ingredients } from '@quayside/contract/filings/approval-ingredient.ts'
import { approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import { LabelLineDraft } from '@quayside/contract/filings/label-line.ts'
import { labelOrderColumns } from '@quayside/contract/filings/label-order.ts'
import { enquiryColumns } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { forwarderOrderColumns } from '@quayside/contract/forwarding/forwarder-order.ts'
import { quotationColumns } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import { exportedKeys } from '@quayside/contract/kernel/columns.ts'
import { QuoteSheetRow } from '@quayside/contract/office/forwarding.ts'
import { serviceOrderColumns } from '@quayside/contract/services/service-order.ts'
import { inboundColumns } from '@quayside/contract/warehouse/inbound.ts'
import { inboundLines } from '@quayside/contract/warehouse/inbound-line.ts'
import { outboundColumns } from '@quayside/contract/warehouse/outbound.ts'
import { OutboundLineDraft } from '@quayside/contract/warehouse/outbound-line.ts'
import { stockColumns } from '@quayside/contract/warehouse/stock.ts'
import { keysOf, without } from './labels.ts'

export const warehouseRecords = {
  inbound: [...exportedKeys(inboundColumns), 'supplierId', 'warehouseId', 'lines', 'attachments'],
  inboundLine: inboundLines.keys,
  outbound: [...exportedKeys(outboundColumns), 'warehouseId', 'delivery', 'lines', 'attachments'],
  outboundLine: without(keysOf(OutboundLineDraft.shape), 'key', 'rawCells'),
  stock: exportedKeys(stockColumns),
} as const

const shipmentParts = ['sizes', 'attachments', 'orderId', 'productId'] as const
export const forwardingRecords = {
  forwarderEnquiry: [...exportedKeys(enquiryColumns), ...shipmentParts],
  forwarderQuotation: exportedKeys(quotationColumns),
  forwarderOrder: [
    ...exportedKeys(forwarderOrderColumns),
    ...shipmentParts,
    'containerNumbers',
    'charges',
    'milestones',
  ],
  freightCharge: [...keysOf(FreightCharge.shape), 'amount'],
  quoteSheet: keysOf(QuoteSheetRow.shape),
} as const

export const serviceRecords = {
  serviceOrder: [...exportedKeys(serviceOrderColumns), 'orderId', 'attachments'],
} as const

export const labelRecords = {
  labelOrder: [...exportedKeys(labelOrderColumns), 'lines'],
  labelLine: without(keysOf(LabelLineDraft.shape), 'key', 'rawCells'),
} as const

export const approvalRecords = {
  approvalOrder: [...exportedKeys(approvalColumns), 'lines', 'attachments'],
  approvalIngredient: ingredients.keys,
} as const
