import * as z from 'zod/mini'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code, id, instant } from '../kernel/schema.ts'
import { receivedLines, ShipOutbound, StoreInbound } from '../office/warehouse.ts'
import { Delivery } from '../orders/order-parts.ts'
import { goodsPickupColumns } from '../warehouse/goods-pickup.ts'
import { inboundColumns } from '../warehouse/inbound.ts'
import { InboundLine } from '../warehouse/inbound-line.ts'
import { outboundColumns } from '../warehouse/outbound.ts'
import { OutboundLine } from '../warehouse/outbound-line.ts'
import { stockDifferenceColumns } from '../warehouse/stock-difference.ts'
import { inspectionState, stockDifferenceState } from '../warehouse/warehouse.codes.ts'
import { goodsPickupState, inboundState, outboundState } from '../warehouse/warehouse-order.codes.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

export const page = { after: cursor, limit, companyId: z.optional(id) }
export const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

export const InboundsQuery = z.strictObject({
  ...page,
  state: z.optional(code(inboundState)),
  inspectionState: z.optional(code(inspectionState)),
  warehouseId: z.optional(id),
})
export const ErpInbound = erpRow(inboundColumns)
export const ErpInboundDetail = z.extend(ErpInbound, { lines: z.array(InboundLine), ...history })
/** The ERP has no photos. */
export const receiveBody = { lines: z.optional(receivedLines) }
export const storeBody = z.omit(StoreInbound, { note: true }).shape

export const OutboundsQuery = z.strictObject({
  ...page,
  state: z.optional(code(outboundState)),
  warehouseId: z.optional(id),
})
export const ErpOutbound = erpRow(outboundColumns)
export const ErpOutboundDetail = z.extend(ErpOutbound, {
  delivery: Delivery,
  lines: z.array(OutboundLine),
  ...history,
})
export const shipBody = z.omit(ShipOutbound, { note: true }).shape

export const PickupsQuery = z.strictObject({ ...page, state: z.optional(code(goodsPickupState)) })
export const ErpPickup = erpRow(goodsPickupColumns)
export const ErpPickupDetail = z.extend(ErpPickup, history)

export const DifferencesQuery = z.strictObject({ ...page, state: z.optional(code(stockDifferenceState)) })
export const ErpDifference = erpRow(stockDifferenceColumns)
export const ErpDifferenceDetail = z.extend(ErpDifference, history)
