import * as z from 'zod/mini'
import { Attachment, NextStep, TimelineEntry } from '../kernel/record.ts'
import { id, instant, optionalText, requiredText } from '../kernel/schema.ts'
import type { OrderDetail } from './order.ts'
import { OrderLineDraft } from './order-line.ts'
import { Delivery } from './order-parts.ts'
import { OrderSave } from './order-save.ts'

/** Fields of the order's header, of its delivery and of its lines that a request may name, each with its schema. */
export const changeSchemas = {
  contractNo: OrderSave.shape.contractNo,
  shippingNoteNo: OrderSave.shape.shippingNoteNo,
  supplierInvoiceNo: OrderSave.shape.supplierInvoiceNo,
  remarks: OrderSave.shape.remarks,
  'delivery.address': Delivery.shape.address,
  'delivery.contact': Delivery.shape.contact,
  'delivery.phone': Delivery.shape.phone,
  'delivery.time': Delivery.shape.time,
  'delivery.consigneeName': Delivery.shape.consigneeName,
  'delivery.consigneePhone': Delivery.shape.consigneePhone,
  'delivery.pickupTime': Delivery.shape.pickupTime,
  'delivery.pickupName': Delivery.shape.pickupName,
  'delivery.pickupPhone': Delivery.shape.pickupPhone,
  'line.qty': OrderLineDraft.shape.qty,
  'line.price': OrderLineDraft.shape.price,
} as const
export type ChangeField = keyof typeof changeSchemas
export const changeFields = Object.keys(changeSchemas) as [ChangeField, ...ChangeField[]]
/** Where the field's name stands in phrases, under `orderFields`. */
export const changeLabels = {
  contractNo: 'order.contractNo',
  shippingNoteNo: 'order.shippingNoteNo',
  supplierInvoiceNo: 'order.supplierInvoiceNo',
  remarks: 'order.remarks',
  'delivery.address': 'orderDelivery.address',
  'delivery.contact': 'orderDelivery.contact',
  'delivery.phone': 'orderDelivery.phone',
  'delivery.time': 'orderDelivery.time',
  'delivery.consigneeName': 'orderDelivery.consigneeName',
  'delivery.consigneePhone': 'orderDelivery.consigneePhone',
  'delivery.pickupTime': 'orderDelivery.pickupTime',
  'delivery.pickupName': 'orderDelivery.pickupName',
  'delivery.pickupPhone': 'orderDelivery.pickupPhone',
  'line.qty': 'orderLine.qty',
  'line.price': 'orderLine.price',
} as const satisfies Record<ChangeField, string>
export const isLineField = (field: ChangeField): boolean => field.startsWith('line.')

/** What a request asks of one field; `lineId` for a line's. */
const ChangeItemInput = z.strictObject({
  field: z.enum(changeFields),
  lineId: z._default(z.nullable(id), null),
  after: z.string().check(z.maxLength(1000)),
})
export type ChangeItemInput = z.infer<typeof ChangeItemInput>

export const OrderChangeSave = z.strictObject({
  items: z._default(z.array(ChangeItemInput).check(z.maxLength(500)), []),
  /** What is to change that is no field of the order. */
  request: optionalText(1000),
  reason: requiredText(500),
  fileIds: z._default(z.array(id).check(z.maxLength(10)), []),
})
export type OrderChangeSave = z.infer<typeof OrderChangeSave>

export const ChangeItem = z.object({
  field: z.enum(changeFields),
  lineId: z.nullable(id),
  /** The line's part number. */
  model: z.string(),
  before: z.string(),
  after: z.string(),
  /** Set by the system when the request was accepted. */
  isApplied: z.boolean(),
})
export type ChangeItem = z.infer<typeof ChangeItem>

export const OrderChange = z.object({
  id,
  version: z.number(),
  orderId: id,
  orderNo: z.string(),
  orderState: z.number(),
  state: z.number(),
  items: z.array(ChangeItem),
  request: z.string(),
  reason: z.string(),
  /** Why it was refused. */
  answer: z.string(),
  requestedBy: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  attachments: z.array(Attachment),
  nextSteps: z.array(NextStep),
})
export type OrderChange = z.infer<typeof OrderChange>
/** All requests of one order, newest first, and whether another may be made. */
export const OrderChanges = z.object({ changes: z.array(OrderChange), canRequest: z.boolean() })
export type OrderChanges = z.infer<typeof OrderChanges>

export const OrderChangeDetail = z.extend(OrderChange, { timeline: z.array(TimelineEntry) })

type Changed = Pick<
  OrderDetail,
  'contractNo' | 'shippingNoteNo' | 'supplierInvoiceNo' | 'remarks' | 'delivery' | 'lines'
>

/** What stands in the order now; undefined where it has no such line. */
export function valueOf(
  order: Changed,
  { field, lineId }: Pick<ChangeItemInput, 'field' | 'lineId'>,
): string | undefined {
  const [part = '', name = ''] = field.split('.')
  if (part === 'line') {
    const line = order.lines.find((each) => each.id === lineId)
    return line?.[name as 'qty' | 'price']
  }
  if (part === 'delivery') return String(order.delivery[name as keyof Changed['delivery']] ?? '')
  return order[part as 'contractNo' | 'shippingNoteNo' | 'supplierInvoiceNo' | 'remarks']
}
