import * as z from 'zod/mini'
import type { LineColumns } from '../kernel/lines/line-column.ts'
import { lineShapesOf } from '../kernel/lines/line-shapes.ts'
import { lotShape } from './lot-shape.ts'

export const outboundLinesAtMost = 10_000

/** The headings are `fields.outboundLine.<key>`. */
const columns = [
  { key: 'model', kind: 'text', max: 100, isRequired: true, width: 190 },
  /** Empty: of any brand. */
  { key: 'brand', kind: 'text', max: 100, width: 130 },
  { key: 'qty', kind: 'quantity', isRequired: true, isSummed: true, width: 100 },
  /** Whole packs of this quantity first. */
  { key: 'packQty', kind: 'quantity', width: 112 },
  /** The lot numbers asked for, in their order, for the strategy by lot number. */
  { key: 'lotNumbers', kind: 'texts', max: 60, most: 50, width: 130 },
  { key: 'remark', kind: 'text', max: 500, width: 120 },
] as const satisfies LineColumns

/** Goods by model and quantity, or of one lot that was picked. */
export const outboundLines = lineShapesOf(columns, ['lotId'])

export const OutboundLineDraft = outboundLines.draft
export type OutboundLineDraft = z.infer<typeof OutboundLineDraft>

/** Lot numbers that stand in one cell. */
export const lotNumbersIn = (cell: string): string[] =>
  cell
    .split(/[,，;；、\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const OutboundImportResult = outboundLines.importResult
export type OutboundImportResult = z.infer<typeof OutboundImportResult>

const ReservedLot = z.object({
  ...lotShape,
  palletNumber: z.string(),
  location: z.string(),
  qty: z.string(),
  taken: z.string(),
})

export const OutboundLine = z.object({
  ...outboundLines.row,
  shippedQty: z.string(),
  /** Live reservations, and what left already. */
  lots: z.array(ReservedLot),
})
export type OutboundLine = z.infer<typeof OutboundLine>
