import * as z from 'zod/mini'
import { code, id, instant } from '../kernel/schema.ts'
import { receivedLines, ShipOutbound, StoreInbound } from '../office/warehouse.ts'
import { Delivery } from '../orders/order-parts.ts'
import { InboundLine } from '../warehouse/inbound-line.ts'
import { OutboundLine } from '../warehouse/outbound-line.ts'
import { inspectionState } from '../warehouse/warehouse.codes.ts'
import { cursor, limit } from './feed.ts'

export const page = { after: cursor, limit, companyId: z.optional(id) }
export const stamps = { version: z.number(), createdAt: instant, updatedAt: instant }

export const erpInbound = {
  query: { inspectionState: z.optional(code(inspectionState)), warehouseId: z.optional(id) },
  detail: { lines: z.array(InboundLine) },
}
/** The ERP has no photos. */
export const receiveBody = { lines: z.optional(receivedLines) }
export const storeBody = z.omit(StoreInbound, { note: true }).shape

export const erpOutbound = {
  query: { warehouseId: z.optional(id) },
  detail: { delivery: Delivery, lines: z.array(OutboundLine) },
}
export const shipBody = z.omit(ShipOutbound, { note: true }).shape
