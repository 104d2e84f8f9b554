import * as z from 'zod/mini'
import { code, date, id, instant } from '../kernel/schema.ts'
import { receivedLines, ShipOutbound, StoreInbound } from '../office/warehouse.ts'
import { Delivery } from '../orders/order-parts.ts'
import { InboundLine } from '../warehouse/inbound-line.ts'
import { OutboundLine } from '../warehouse/outbound-line.ts'
import { stockDifferenceState } from '../warehouse/warehouse.codes.ts'
import { goodsPickupState, outboundState, warehouseInState } from '../warehouse/warehouse-order.codes.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

export const page = { after: cursor, limit, companyId: z.optional(id) }
export const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

export const InboundsQuery = z.strictObject({
  ...page,
  state: z.optional(code(warehouseInState)),
  warehouseId: z.optional(id),
})
export const ErpInbound = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  supplierId: z.nullable(id),
  orderedOn: z.nullable(date),
  arrivalMode: z.nullable(z.number()),
  warehouseId: z.nullable(id),
  pickupAddress: z.string(),
  pickupTime: z.string(),
  contact: z.string(),
  phone: z.string(),
  storageMode: z.nullable(z.number()),
  storageType: z.nullable(z.number()),
  storageOrderType: z.nullable(z.number()),
  expressProvider: z.string(),
  expressNumber: z.string(),
  vehicle: z.string(),
  remarks: z.string(),
  reason: z.string(),
  lineCount: z.number(),
  submittedAt: z.nullable(instant),
  storedAt: z.nullable(instant),
  ...stamps,
})
export const ErpInboundDetail = z.extend(ErpInbound, { lines: z.array(InboundLine), ...history })
/** The ERP has no photos. */
export const receiveBody = { lines: z.optional(receivedLines) }
export const storeBody = z.omit(StoreInbound, { note: true }).shape

export const OutboundsQuery = z.strictObject({
  ...page,
  state: z.optional(code(outboundState)),
  warehouseId: z.optional(id),
})
export const ErpOutbound = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  strategy: z.nullable(z.number()),
  outboundType: z.nullable(z.number()),
  outboundOn: z.nullable(date),
  deliveryType: z.nullable(z.number()),
  warehouseId: z.nullable(id),
  signState: z.number(),
  shippingInspection: z.number(),
  remarks: z.string(),
  reason: z.string(),
  lineCount: z.number(),
  submittedAt: z.nullable(instant),
  shippedAt: z.nullable(instant),
  ...stamps,
})
export const ErpOutboundDetail = z.extend(ErpOutbound, {
  delivery: Delivery,
  lines: z.array(OutboundLine),
  ...history,
})
export const shipBody = z.omit(ShipOutbound, { note: true }).shape

export const PickupsQuery = z.strictObject({ ...page, state: z.optional(code(goodsPickupState)) })
export const ErpPickup = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  inboundId: id,
  reason: z.string(),
  ...stamps,
})
export const ErpPickupDetail = z.extend(ErpPickup, history)

export const DifferencesQuery = z.strictObject({ ...page, state: z.optional(code(stockDifferenceState)) })
export const ErpDifference = z.object({
  id,
  companyId: id,
  inboundId: id,
  lineId: id,
  kind: z.number(),
  qty: z.string(),
  state: z.number(),
  reason: z.string(),
  answer: z.string(),
  ...stamps,
})
export const ErpDifferenceDetail = z.extend(ErpDifference, history)
