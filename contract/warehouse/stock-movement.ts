import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, instant, text } from '../kernel/schema.ts'
import {
  movementKind,
  stockChange,
  stockDirection,
  stockDocument,
  warehousePlace,
} from './warehouse.codes.ts'

export const StockMovement = z.object({
  id,
  lotId: id,
  lotNo: z.string(),
  model: z.string(),
  kind: z.enum(movementKind.values as [string, ...string[]]),
  /** Changes; decimal text with a sign. */
  onHand: z.string(),
  reserved: z.string(),
  blocked: z.string(),
  /** The quantity on hand after it. */
  balance: z.nullable(z.string()),
  document: z.enum(stockDocument.values as [string, ...string[]]),
  documentId: z.nullable(id),
  documentNo: z.string(),
  fromLocation: z.string(),
  toLocation: z.string(),
  reason: z.string(),
  actor: z.string(),
  actorName: z.string(),
  at: instant,
})
export type StockMovement = z.infer<typeof StockMovement>

export const MovementQuery = listQuery({
  filters: {
    lotId: z.optional(id),
    kind: z.optional(code(movementKind)),
    direction: z.optional(code(stockDirection)),
    document: z.optional(code(stockDocument)),
    documentId: z.optional(id),
    place: z.optional(code(warehousePlace)),
    warehouseId: z.optional(id),
    supplierId: z.optional(id),
    /** 0: goods without a supplier. */
    hasSupplier: z.optional(flag),
    /** What the statistics count the movement as. */
    change: z.optional(code(stockChange)),
    /** Part of a model. */
    model: z.optional(text(100)),
    /** Exactly this model, in any case. */
    product: z.optional(text(100)),
    /** Model, lot number or document number. */
    keyword: z.optional(text(100)),
    dayBegin: z.optional(date),
    dayEnd: z.optional(date),
  },
  sortable: ['at'],
})
export type MovementQuery = z.infer<typeof MovementQuery>

/** What the movements of a filter come to. */
export const MovementSummary = z.object({
  count: z.number(),
  in: z.string(),
  out: z.string(),
  /** Neither in nor out: counted again, divided. */
  adjusted: z.string(),
  /** The change is in − out + adjusted. */
  onHand: z.string(),
})
export type MovementSummary = z.infer<typeof MovementSummary>
