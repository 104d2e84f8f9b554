import * as z from 'zod/mini'
import { draftEntry } from '../kernel/lines/line-cells.ts'
import { Attachment } from '../kernel/record.ts'
import { code, date, id, instant, optionalText, phone, requiredText, text } from '../kernel/schema.ts'
import { trackingKind } from './order-delivery.codes.ts'

const quantity = z.string().check(z.trim(), z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'orderLine.quantity'))
const LineQuantities = z.array(z.strictObject({ lineId: id, qty: quantity })).check(z.maxLength(10_000))

/** Goods that left for the customer, with what carries them; without lines all that is still open. */
export const ShipInput = z.strictObject({
  lines: z.optional(LineQuantities),
  /** Today where nothing is said. */
  shippedOn: z.optional(date),
  /** Dictionary 1013. */
  expressProvider: draftEntry(/^[0-9A-Z-]{0,20}$/),
  expressNumber: optionalText(60),
  vehicle: optionalText(30),
  driver: optionalText(60),
  driverPhone: z._default(z.union([z.literal(''), phone]), ''),
  note: optionalText(500),
})
export type ShipInput = z.infer<typeof ShipInput>

/** The receipt of one delivery, with photos of it. */
export const SignDeliveryInput = z.strictObject({
  deliveryId: id,
  signedBy: optionalText(60),
  fileIds: z._default(z.array(id).check(z.maxLength(10)), []),
})
export type SignDeliveryInput = z.infer<typeof SignDeliveryInput>
/** The same by the customer, who signs in person. */
export const CustomerSignInput = z.strictObject({ deliveryId: id, note: z.optional(text(500)) })
export type CustomerSignInput = z.infer<typeof CustomerSignInput>

export const TrackInput = z.strictObject({
  kind: code(trackingKind),
  at: instant,
  place: optionalText(100),
  note: optionalText(500),
  deliveryId: z._default(z.nullable(id), null),
})
export type TrackInput = z.infer<typeof TrackInput>

/** An event of the ERP, known by its own reference; `orderNo` says whose it is. */
export const ErpTracking = z.extend(TrackInput, {
  reference: requiredText(100),
  companyId: id,
  orderNo: requiredText(40),
})
export type ErpTracking = z.infer<typeof ErpTracking>

export const OrderDelivery = z.object({
  id,
  number: z.number(),
  shippedOn: date,
  expressProvider: z.string(),
  expressNumber: z.string(),
  vehicle: z.string(),
  driver: z.string(),
  driverPhone: z.string(),
  note: z.string(),
  signState: z.number(),
  signedBy: z.string(),
  signedAt: z.nullable(instant),
  lines: z.array(z.object({ lineId: id, model: z.string(), name: z.string(), qty: z.string() })),
  proofs: z.array(Attachment),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

export const Tracking = z.object({
  id,
  deliveryId: z.nullable(id),
  kind: z.number(),
  at: instant,
  place: z.string(),
  note: z.string(),
})
export type Tracking = z.infer<typeof Tracking>

/** An inbound order that brings goods of the order. */
const OrderInbound = z.object({
  id,
  number: z.string(),
  state: z.number(),
  /** How much of this order's goods is announced, or was counted where they were received. */
  qty: z.string(),
  /** When they are fetched or expected. */
  time: z.string(),
})
export type OrderInbound = z.infer<typeof OrderInbound>

const Related = z.object({ id, orderNo: z.string() })

/** Where an order's goods are: its split, its deliveries in the order they left, and what happened on the way, newest first. */
export const OrderLogistics = z.object({
  splitFrom: z.nullable(Related),
  splits: z.array(Related),
  /** Announcements of its goods to the warehouse, newest first; those of the customer's that are not submitted too. */
  inbounds: z.array(OrderInbound),
  deliveries: z.array(OrderDelivery),
  tracking: z.array(Tracking),
  /** Whether the caller may sign for a delivery. */
  canSign: z.boolean(),
})
export type OrderLogistics = z.infer<typeof OrderLogistics>
