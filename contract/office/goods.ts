import * as z from 'zod/mini'
import { flag } from '../kernel/record.ts'
import { code, id, instant } from '../kernel/schema.ts'
import { deliveryType, receivingMode } from '../orders/order.codes.ts'
import { goodsPickupColumns } from '../warehouse/goods-pickup.ts'
import { inboundColumns } from '../warehouse/inbound.ts'
import { outboundColumns } from '../warehouse/outbound.ts'
import { stockDifferenceColumns } from '../warehouse/stock-difference.ts'
import { differenceKind, inspectionState } from '../warehouse/warehouse.codes.ts'
import { officeRow, RecordQuery } from './record.ts'

/** A line of the inbound orders of all companies. */
export const OfficeInbound = officeRow(inboundColumns, {
  /** Lines that were counted at the door. */
  counted: z.number(),
  /** Lines whose goods were put to places. */
  put: z.number(),
  /** Differences that are neither accepted nor settled. */
  openDifferences: z.number(),
})
export type OfficeInbound = z.infer<typeof OfficeInbound>
export const OfficeInboundQuery = z.extend(RecordQuery, {
  warehouseId: z.optional(id),
  arrivalMode: z.optional(code(receivingMode)),
  /** 0: the provider still has to fetch the goods. */
  isPickedUp: z.optional(flag),
  inspectionState: z.optional(code(inspectionState)),
})
export type OfficeInboundQuery = z.infer<typeof OfficeInboundQuery>

export const OfficeOutbound = officeRow(outboundColumns)
export type OfficeOutbound = z.infer<typeof OfficeOutbound>
export const OfficeOutboundQuery = z.extend(RecordQuery, {
  warehouseId: z.optional(id),
  deliveryType: z.optional(code(deliveryType)),
})
export type OfficeOutboundQuery = z.infer<typeof OfficeOutboundQuery>

export const OfficePickup = officeRow(goodsPickupColumns)
export type OfficePickup = z.infer<typeof OfficePickup>

export const OfficeDifference = officeRow(stockDifferenceColumns)
export type OfficeDifference = z.infer<typeof OfficeDifference>
export const OfficeDifferenceQuery = z.extend(RecordQuery, {
  kind: z.optional(code(differenceKind)),
  orderId: z.optional(id),
})
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
