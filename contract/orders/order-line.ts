import * as z from 'zod/mini'
import { lineShapesOf } from '../kernel/lines/line-shapes.ts'
import { lineColumns } from './line-columns.ts'

/** Lines of one order, at most. */
export const orderLinesAtMost = 10_000

export const orderLines = lineShapesOf(lineColumns, ['productId'])

export const OrderLineDraft = orderLines.draft
export type OrderLineDraft = z.infer<typeof OrderLineDraft>

export const { emptyLine, toDraft: toLineDraft } = orderLines

/** A line as the record shows it: the draft's fields with what became of the goods. */
export const OrderLine = z.object({
  ...orderLines.row,
  receivedQty: z.string(),
  /** What is on its way with inbound orders is received there, and not on the order itself. */
  announcedQty: z.string(),
  /** Reported as not coming any more. */
  shortQty: z.string(),
  shippedQty: z.string(),
  /** Came in and cannot leave: blocked in the store, or found missing there. */
  heldQty: z.string(),
  receivingState: z.number(),
  shippingState: z.number(),
  /** The linked product's code; empty without one or before its classification. */
  hsCode: z.string(),
  commodityState: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>
