import * as z from 'zod/mini'
import { Lot } from '../kernel/lots.ts'
import { Attachment, flagCode, NextStep, TimelineEntry } from '../kernel/record.ts'
import { date, id, instant } from '../kernel/schema.ts'
import { Charges } from './order-charges.ts'
import { OrderLine } from './order-line.ts'
import { Delivery, Receiving } from './order-parts.ts'

/** Gives goods the lower duty of an agreement. */
export const certificateOfOrigin = 'certificate-of-origin'

/** Kinds of dictionary 1011 that belong at an order. */
export const orderDocuments = [
  'commercial-invoice',
  'packing-list',
  'contract',
  'proforma-invoice',
  'purchase-order',
  'delivery-note',
  'bill-of-lading',
  certificateOfOrigin,
  'ccc-certificate',
  'import-licence',
  'export-licence',
  'msds',
  'declaration-elements',
  'power-of-attorney',
  'insurance-policy',
  'other',
] as const
export type OrderDocument = (typeof orderDocuments)[number]

/** A line of the list. The states are what contract/orders/order.codes.ts and its neighbours number. */
export const Order = z.object({
  id,
  version: z.number(),
  orderNo: z.string(),
  modelType: z.number(),
  state: z.number(),
  /** A key of `orderStateLabel`: what the customer reads for the state. */
  stateLabel: z.string(),
  /** §4: Y audited, N0 not audited, PASS failed; anything else is in review. */
  auditStatus: z.string(),
  orderDate: date,
  supplierId: z.nullable(id),
  supplierName: z.string(),
  customerId: z.nullable(id),
  customerName: z.string(),
  currency: z.string(),
  incoterms: z.string(),
  charges: Charges,
  contractNo: z.string(),
  orderAmount: z.string(),
  /** The sum of open payment applications. */
  appliedAmount: z.string(),
  unpaidAmount: z.string(),
  paymentState: z.number(),
  fxPaymentState: z.number(),
  writeOffState: z.number(),
  paymentMethod: z.string(),
  invoicingState: z.number(),
  returnReason: z.string(),
  deliveryType: z.nullable(z.number()),
  receivingState: z.number(),
  shippingState: z.number(),
  signState: z.number(),
  /** Null as long as no price audit was made. */
  priceAudit: z.nullable(z.number()),
  commodityState: z.number(),
  declarationState: z.number(),
  archiveState: z.number(),
  source: z.number(),
  isWarehouseType: flagCode,
  /** Whether a signature covers the order as it is. */
  isContractSigned: flagCode,
  lineCount: z.number(),
  packages: z.number(),
  grossWeight: z.string(),
  netWeight: z.string(),
  /** Where there is one: the day by which an export's foreign exchange has to arrive. */
  receiptDueOn: z.nullable(date),
  /** The calendar of that day's year is not published, so that a rest day could not be skipped. */
  isReceiptDueOpen: z.boolean(),
  submittedAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type Order = z.infer<typeof Order>

/** What the record has besides its row. */
export const orderDetailShape = {
  /** Only goods that leave the country have one. */
  destinationPort: z.string(),
  shippingNoteNo: z.string(),
  supplierInvoiceNo: z.string(),
  remarks: z.string(),
  exportedOn: z.nullable(date),
  receiving: Receiving,
  delivery: Delivery,
  lines: z.array(OrderLine),
}

/** The record with everything of it; identity numbers masked, and the version to save with. */
export const OrderDetail = z.extend(Order, {
  ...orderDetailShape,
  /** Stored goods that were bound to the order. */
  boundLots: z.array(Lot),
  attachments: z.array(Attachment),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
  /** Only for the company's own members: who asked a colleague to release it, and why that was refused before. */
  release: z.optional(
    z.object({ isAsked: z.boolean(), isMine: z.boolean(), askedBy: z.string(), refusal: z.string() }),
  ),
})
export type OrderDetail = z.infer<typeof OrderDetail>
