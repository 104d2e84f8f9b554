import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { inAnyCurrency } from '../kernel/money-fields.ts'
import { listQuery } from '../kernel/page.ts'
import { archiveState, auditStatus, recordSource } from '../kernel/record.codes.ts'
import { createdRange, flag } from '../kernel/record.ts'
import { amountText, code, date, id, text } from '../kernel/schema.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { currency } from '../rates/rate.codes.ts'
import { declarationState } from './declaration.codes.ts'
import { orderKind, orderState, receivingState } from './order.codes.ts'
import { paymentState } from './order-money.codes.ts'
import { orderStage } from './order-stage.ts'
import { orderTab } from './order-tabs.ts'

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
    orderAmountBegin: z.optional(amountText(inAnyCurrency)),
    orderAmountEnd: z.optional(amountText(inAnyCurrency)),
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
