import * as z from 'zod/mini'
import { code, date, id, instant, optionalText, requiredText } from '../kernel/schema.ts'
import {
  LocationSave,
  positive,
  quantity,
  receivedLines,
  ShipOutbound,
  StoreInbound,
} from '../office/warehouse.ts'
import { Delivery } from '../orders/order-parts.ts'
import { InboundLine } from '../warehouse/inbound-line.ts'
import { OutboundLine } from '../warehouse/outbound.ts'
import { stockDifferenceState } from '../warehouse/warehouse.codes.ts'
import { goodsPickupState, outboundState, warehouseInState } from '../warehouse/warehouse-order.codes.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

const page = { after: cursor, limit, companyId: z.optional(id) }
const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

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

export const LotsQuery = z.strictObject({
  ...page,
  warehouseId: z.optional(id),
  orderId: z.optional(id),
  model: z.optional(z.string().check(z.maxLength(100))),
})
export const ErpLot = z.object({
  id,
  companyId: id,
  number: z.string(),
  warehouseId: id,
  locationId: z.nullable(id),
  orderId: z.nullable(id),
  model: z.string(),
  name: z.string(),
  brand: z.string(),
  origin: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  palletNumber: z.string(),
  onHand: z.string(),
  reserved: z.string(),
  blocked: z.string(),
  available: z.string(),
  storedOn: date,
  ...stamps,
})

const reference = requiredText(100)
const warehouseCode = requiredText(20)
/** A lot of a company, by the number on its label. */
const lot = { companyId: id, lotNumber: requiredText(40) }

/** The ERP knows a place by its warehouse and its code. */
export const ErpLocation = z.strictObject({
  ...z.omit(LocationSave, { id: true, version: true, warehouseId: true }).shape,
  warehouseCode,
})
export type ErpLocation = z.infer<typeof ErpLocation>

/** One lot, or a part of it, to another place, kept from being taken, or free again. */
export const ErpMovement = z.strictObject({
  reference,
  kind: z.enum(['move', 'block', 'unblock']),
  ...lot,
  /** Absent: the whole lot is moved. Blocking always says how much. */
  qty: z.optional(positive),
  /** Of a move; absent: within the lot's own warehouse. */
  warehouseCode: z.optional(warehouseCode),
  locationCode: z.optional(requiredText(20)),
  reason: optionalText(500),
})
export type ErpMovement = z.infer<typeof ErpMovement>

export const ErpStocktaking = z.strictObject({
  reference,
  warehouseCode,
  note: requiredText(500),
  counts: z
    .array(z.strictObject({ ...lot, counted: quantity, reason: optionalText(500) }))
    .check(z.minLength(1), z.maxLength(1000)),
})
export type ErpStocktaking = z.infer<typeof ErpStocktaking>
