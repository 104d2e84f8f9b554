import * as z from 'zod/mini'
import { draftEntry, draftMoney } from '../kernel/lines/line-cells.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { PaperReadings } from '../kernel/paper.ts'
import { attachmentInput, flag, Saved } from '../kernel/record.ts'
import { code, id, optionalText, version } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { orderKind } from './order.codes.ts'
import { orderDocuments } from './order.ts'
import { Charges } from './order-charges.ts'
import { OrderLineDraft, orderLinesAtMost } from './order-line.ts'
import { Delivery, orderDay, Receiving } from './order-parts.ts'

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
  /** What the price of an import leaves out of the way to the border. */
  charges: z._default(Charges, () => Charges.parse({})),
  /** Dictionary 1007: where goods that leave the country go. */
  destinationPort: draftEntry(/^[0-9A-Z-]{0,12}$/),
  contractNo: optionalText(60),
  /** Shipping note or bill of lading. */
  shippingNoteNo: optionalText(60),
  supplierInvoiceNo: optionalText(60),
  /** Dictionary 1015. */
  paymentMethod: draftEntry(/^[A-Z-]{0,20}$/),
  remarks: optionalText(1000),
  /** 1: of goods that lie in temporary storage and are bound to the order. */
  isWarehouseType: z._default(flag, 0),
  receiving: z._default(Receiving, () => Receiving.parse({})),
  delivery: z._default(Delivery, () => Delivery.parse({})),
  lines: z._default(z.array(OrderLineDraft).check(z.maxLength(orderLinesAtMost)), []),
  /** Σ of the lines; may be left out, and is refused where it differs. */
  orderAmount: draftMoney(inCurrency('currency')),
  attachments: z._default(attachmentInput(orderDocuments), {}),
  readings: PaperReadings,
})
export type OrderSave = z.infer<typeof OrderSave>
/** What the rules look at: a save without its bookkeeping, so that forms and stored orders can be checked alike. */
export type OrderDraft = Omit<OrderSave, 'id' | 'version' | 'attachments' | 'readings'>

export const emptyOrder = (kind: OrderSave['modelType']): OrderSave => OrderSave.parse({ modelType: kind })

/** The answer of a save: the number is given with the first one, the amount is computed with each. */
export const OrderSaved = z.object({ id, version: z.number(), orderNo: z.string(), orderAmount: z.string() })
export type OrderSaved = z.infer<typeof OrderSaved>

/** Above the company's own amount the order waits for a second member, instead of going to the provider. */
export const OrderSubmission = z.extend(Saved, { isToRelease: z.boolean() })
export type OrderSubmission = z.infer<typeof OrderSubmission>
