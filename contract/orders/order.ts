import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { Lot } from '../kernel/lots.ts'
import { listQuery } from '../kernel/page.ts'
import { archiveState, auditStatus, recordSource } from '../kernel/record.codes.ts'
import {
  Attachment,
  attachmentInput,
  createdRange,
  flag,
  flagCode,
  NextStep,
  Saved,
  TimelineEntry,
} from '../kernel/record.ts'
import { amountText, code, date, id, instant, text, version } from '../kernel/schema.ts'
import { paymentState } from '../payments/payment.codes.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { currency } from '../rates/rate.codes.ts'
import { declarationState } from './declaration.codes.ts'
import { orderKind, orderState, receivingState } from './order.codes.ts'
import { Charges } from './order-charges.ts'
import {
  draftEntry,
  draftNumber,
  draftText,
  OrderLine,
  OrderLineDraft,
  orderLinesAtMost,
} from './order-line.ts'
import { Delivery, orderDay, Receiving } from './order-parts.ts'
import { orderStage } from './order-stage.ts'
import { orderTab } from './order-tabs.ts'

/** Kinds of dictionary 1011 that belong at an order. */
export const orderDocuments = [
  'commercial-invoice',
  'packing-list',
  'contract',
  'proforma-invoice',
  'purchase-order',
  'delivery-note',
  'bill-of-lading',
  'certificate-of-origin',
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

/** Any draft, however incomplete; the full check is `checkOrder` and comes with the submission. */
export const OrderSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  /** Fixed once the order is there. */
  modelType: code(orderKind),
  orderDate: orderDay,
  supplierId: z._default(z.nullable(id), null),
  customerId: z._default(z.nullable(id), null),
  currency: z._default(z.union([z.literal(''), code(currency)]), ''),
  /** Dictionary 1004. */
  incoterms: draftEntry(/^([A-Z]{3})?$/),
  /** Of an import: what its price leaves out of the way to the border. */
  charges: z._default(Charges, () => Charges.parse({})),
  contractNo: draftText(60),
  /** Shipping note or bill of lading. */
  shippingNoteNo: draftText(60),
  supplierInvoiceNo: draftText(60),
  /** Dictionary 1015. */
  paymentMethod: draftEntry(/^[A-Z-]{0,20}$/),
  remarks: draftText(1000),
  /** 1: of goods that lie in temporary storage and are bound to the order. */
  isWarehouseType: z._default(flag, 0),
  receiving: z._default(Receiving, () => Receiving.parse({})),
  delivery: z._default(Delivery, () => Delivery.parse({})),
  lines: z._default(z.array(OrderLineDraft).check(z.maxLength(orderLinesAtMost)), []),
  /** Σ of the lines; may be left out, and is refused where it differs. */
  orderAmount: draftNumber('money'),
  attachments: z._default(attachmentInput(orderDocuments), {}),
})
export type OrderSave = z.infer<typeof OrderSave>
/** What the rules look at: a save without its bookkeeping, so that forms and stored orders can be checked alike. */
export type OrderDraft = Omit<OrderSave, 'id' | 'version' | 'attachments'>

export const emptyOrder = (kind: OrderSave['modelType']): OrderSave => OrderSave.parse({ modelType: kind })

/** The answer of a save: the number is given with the first one, the amount is computed with each. */
export const OrderSaved = z.object({ id, version: z.number(), orderNo: z.string(), orderAmount: z.string() })
export type OrderSaved = z.infer<typeof OrderSaved>

/** Above the company's own amount the order waits for a second member, instead of going to the provider. */
export const OrderSubmission = z.extend(Saved, { isToRelease: z.boolean() })
export type OrderSubmission = z.infer<typeof OrderSubmission>

/** The states that customers and the provider alike filter orders by. */
export const orderStateFilters = {
  state: z.optional(code(orderState)),
  auditStatus: z.optional(code(auditStatus)),
  receivingState: z.optional(code(receivingState)),
  declarationState: z.optional(code(declarationState)),
  archiveState: z.optional(code(archiveState)),
}

export const OrderQuery = listQuery({
  filters: {
    modelType: code(orderKind),
    tab: z.optional(code(orderTab)),
    orderNo: z.optional(text(40)),
    /** Supplier's or customer's number or name, Chinese also by pinyin and initials. */
    partner: z.optional(text(100)),
    supplierId: z.optional(id),
    customerId: z.optional(id),
    contractNo: z.optional(text(60)),
    /** The beginning of a line's model. */
    model: z.optional(text(100)),
    ...orderStateFilters,
    stage: z.optional(code(orderStage)),
    paymentState: z.optional(code(paymentState)),
    priceAudit: z.optional(code(priceAudit)),
    source: z.optional(code(recordSource)),
    currency: z.optional(code(currency)),
    orderAmountBegin: z.optional(amountText),
    orderAmountEnd: z.optional(amountText),
    orderDateBegin: z.optional(date),
    orderDateEnd: z.optional(date),
    /** 1: only those that need attention (`reminderOf`). */
    hasReminder: z.optional(flag),
    /** 1: only those with an open deadline, near or far. */
    hasDeadline: z.optional(flag),
    /** 1: only those whose deadline has passed. */
    isLate: z.optional(flag),
    /** 1: only those whose deadline is near and has not passed. */
    isNear: z.optional(flag),
    /** Only those that wait for a second member's release: one's own, or those that colleagues submitted. */
    release: z.optional(z.enum(['own', 'colleagues'])),
    ...createdRange,
  },
  sortable: ['orderNo', 'receiptDueOn', 'orderDate', 'orderAmount', 'contractNo', 'createdAt', 'updatedAt'],
})
export type OrderQuery = z.infer<typeof OrderQuery>

export const OrderKindQuery = z.strictObject({ modelType: code(orderKind) })
export type OrderKindQuery = z.infer<typeof OrderKindQuery>

export const OrderTabCounts = z.object({
  all: z.number(),
  toSubmit: z.number(),
  pendingPayment: z.number(),
  pendingReceipt: z.number(),
  auditFailed: z.number(),
  returned: z.number(),
  hasReminder: z.number(),
  isLate: z.number(),
})
export type OrderTabCounts = z.infer<typeof OrderTabCounts>

/** The columns of the list that an export may have. */
export const orderColumns = [
  'orderNo',
  'orderDate',
  'state',
  'supplierName',
  'customerName',
  'contractNo',
  'currency',
  'incoterms',
  'freight',
  'insurance',
  'otherCharges',
  'orderAmount',
  'appliedAmount',
  'unpaidAmount',
  'paymentState',
  'fxPaymentState',
  'writeOffState',
  'paymentMethod',
  'invoicingState',
  'lineCount',
  'packages',
  'netWeight',
  'grossWeight',
  'deliveryType',
  'receivingState',
  'shippingState',
  'signState',
  'auditStatus',
  'priceAudit',
  'commodityState',
  'declarationState',
  'archiveState',
  'returnReason',
  'receiptDueOn',
  'source',
  'submittedAt',
  'createdAt',
  'updatedAt',
] as const
export type OrderColumn = (typeof orderColumns)[number]
export const OrderExport = exportQuery(OrderQuery, orderColumns)
export type OrderExport = z.infer<typeof OrderExport>
