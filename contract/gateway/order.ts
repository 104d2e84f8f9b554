import * as z from 'zod/mini'
import { archiveState, recordSource } from '../kernel/record.codes.ts'
import { Attachment } from '../kernel/record.ts'
import { code, date, id, instant, requiredText } from '../kernel/schema.ts'
import { receiptLines } from '../office/order.ts'
import { declarationState } from '../orders/declaration.codes.ts'
import { orderKind, orderState, signState } from '../orders/order.codes.ts'
import { Order, orderDetailShape } from '../orders/order.ts'
import { ShipInput, SignDeliveryInput, TrackInput } from '../orders/order-delivery.ts'
import { OrderSave } from '../orders/order-save.ts'
import { SplitInput } from '../orders/split-lines.ts'
import { priceAudit } from '../products/commodity.codes.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

export const OrdersQuery = z.strictObject({
  after: cursor,
  limit,
  companyId: z.optional(id),
  modelType: z.optional(code(orderKind)),
  state: z.optional(code(orderState)),
  source: z.optional(code(recordSource)),
})

export const ErpOrder = z.extend(
  z.pick(Order, {
    id: true,
    version: true,
    orderNo: true,
    modelType: true,
    state: true,
    orderDate: true,
    supplierId: true,
    customerId: true,
    currency: true,
    orderAmount: true,
    receivingState: true,
    shippingState: true,
    priceAudit: true,
    declarationState: true,
    source: true,
    submittedAt: true,
    createdAt: true,
    updatedAt: true,
  }),
  { companyId: id },
)

export const ErpOrderDetail = z.extend(z.extend(Order, { companyId: id }), {
  ...orderDetailShape,
  /** Their content is at /orders/{id}/files/{fileId}. */
  attachments: z.array(Attachment),
  ...history,
})

/** How the contract of an order stands; the document itself is at /orders/{id}/contract.pdf. */
export const ErpOrderContract = z.object({
  orderId: id,
  contractNo: z.string(),
  /** 0 not signed, 1 signed, 2 signed and changed since. */
  state: z.number(),
  /** The hashes of the document that was signed and of the one that the order would print now. */
  hash: z.string(),
  currentHash: z.string(),
  signerName: z.string(),
  signedAt: z.nullable(instant),
  termsVersion: z.string(),
})
export type ErpOrderContract = z.infer<typeof ErpOrderContract>

/**
 * An order that the ERP made for a customer, by the ERP's own number. `version` is that of an order which the ERP could
 * read again, because it was returned; without it the ERP's own last write counts.
 */
export const ErpOrderDraft = z.extend(z.omit(OrderSave, { id: true, attachments: true }), {
  reference: requiredText(100),
  companyId: id,
})
export type ErpOrderDraft = z.infer<typeof ErpOrderDraft>

const receipt = { lines: z.optional(receiptLines) }

/** What a step of the order takes besides a note or a reason. */
export const orderBodies = {
  receive: receipt,
  arrive: receipt,
  depart: receipt,
  dispatch: receipt,
  clear: { exportedOn: z.optional(date) },
  sign: { signState: z.optional(code(signState)) },
  split: { lines: SplitInput.shape.lines },
}

/** The provider's marks beside the order's own state, and what left for the customer. */
export const orderActions = {
  priceAudit: { priceAudit: code(priceAudit) },
  declarationState: { declarationState: code(declarationState) },
  archiveState: { archiveState: code(archiveState) },
  ship: ShipInput.shape,
  signDelivery: SignDeliveryInput.shape,
  track: TrackInput.shape,
}
