import * as z from 'zod/mini'
import { code, date, id, instant } from '../kernel/schema.ts'
import { deliveryType, receivingMode } from '../orders/order.codes.ts'
import { pickupPlace } from '../warehouse/goods-pickup.ts'
import { differenceKind } from '../warehouse/warehouse.codes.ts'
import { RecordQuery, RecordRow } from './record.ts'

const warehouse = { warehouseId: z.nullable(id), warehouseName: z.nullable(z.string()) }

/** A line of the inbound orders of all companies. */
export const OfficeInbound = z.extend(RecordRow, {
  ...warehouse,
  supplierName: z.string(),
  arrivalMode: z.nullable(z.number()),
  pickupTime: z.string(),
  lineCount: z.number(),
  /** Lines that were counted at the door. */
  counted: z.number(),
  /** Lines whose goods were put to places. */
  put: z.number(),
  qty: z.string(),
  /** Differences that are neither accepted nor settled. */
  openDifferences: z.number(),
})
export type OfficeInbound = z.infer<typeof OfficeInbound>
export const OfficeInboundQuery = z.extend(RecordQuery, {
  warehouseId: z.optional(id),
  arrivalMode: z.optional(code(receivingMode)),
})
export type OfficeInboundQuery = z.infer<typeof OfficeInboundQuery>

export const OfficeOutbound = z.extend(RecordRow, {
  ...warehouse,
  strategy: z.nullable(z.number()),
  deliveryType: z.nullable(z.number()),
  outboundOn: z.nullable(date),
  lineCount: z.number(),
  qty: z.string(),
  shippedQty: z.string(),
})
export type OfficeOutbound = z.infer<typeof OfficeOutbound>
export const OfficeOutboundQuery = z.extend(RecordQuery, {
  warehouseId: z.optional(id),
  deliveryType: z.optional(code(deliveryType)),
})
export type OfficeOutboundQuery = z.infer<typeof OfficeOutboundQuery>

export const OfficePickup = z.extend(RecordRow, pickupPlace)
export type OfficePickup = z.infer<typeof OfficePickup>

export const OfficeDifference = z.extend(RecordRow, {
  inboundId: id,
  model: z.string(),
  kind: z.number(),
  announced: z.string(),
  received: z.string(),
  qty: z.string(),
})
export type OfficeDifference = z.infer<typeof OfficeDifference>
export const OfficeDifferenceQuery = z.extend(RecordQuery, { kind: z.optional(code(differenceKind)) })
export type OfficeDifferenceQuery = z.infer<typeof OfficeDifferenceQuery>

/** How far the counting or picking of an order is, in lines or reserved lots. */
export const ScanProgress = z.object({ done: z.number(), total: z.number() })
export type ScanProgress = z.infer<typeof ScanProgress>

/** A line as it was counted at the door. */
export const LineCount = z.object({
  lineId: id,
  qty: z.string(),
  differences: z.array(
    z.object({ kind: z.number(), qty: z.string(), reason: z.string(), fileIds: z.array(id) }),
  ),
  by: z.string(),
  at: instant,
})
export type LineCount = z.infer<typeof LineCount>

/** Where the goods of a line were put; the order is stored with them. */
export const LinePut = z.object({
  lineId: id,
  lots: z.array(z.object({ qty: z.string(), locationId: id })),
  by: z.string(),
  at: instant,
})
export type LinePut = z.infer<typeof LinePut>

/** Reserved goods that lie ready. */
export const LotPick = z.object({ lineId: id, lotId: id, qty: z.string() })
export type LotPick = z.infer<typeof LotPick>
