import * as z from 'zod/mini'
import type { LineColumns, LineKey } from '../kernel/lines/line-column.ts'
import { lineShapesOf } from '../kernel/lines/line-shapes.ts'
import { date, id } from '../kernel/schema.ts'
import { palletType } from './warehouse.codes.ts'

/** Lines of one inbound order, at most. */
export const inboundLinesAtMost = 10_000

/** The headings are `fields.inboundLine.<key>`. */
const columns = [
  { key: 'model', kind: 'text', max: 100, isRequired: true, width: 156 },
  { key: 'name', kind: 'text', max: 200, isRequired: true, width: 120, widthInEnglish: 110 },
  { key: 'brand', kind: 'text', max: 100, isRequired: true, width: 90 },
  { key: 'origin', kind: 'entry', dictionary: 1001, isRequired: true, width: 94 },
  { key: 'unit', kind: 'entry', dictionary: 1003, width: 56 },
  { key: 'qty', kind: 'quantity', isRequired: true, isSummed: true, width: 84 },
  { key: 'palletNumber', kind: 'text', max: 60, isRequired: true, width: 110 },
  { key: 'palletType', kind: 'code', codes: palletType, isRequired: true, width: 90, widthInEnglish: 104 },
  { key: 'pallets', kind: 'count', isSummed: true, width: 70 },
  { key: 'lotNumber', kind: 'text', max: 60, width: 120 },
  { key: 'batchNumber', kind: 'text', max: 60, width: 110 },
  { key: 'dateCode', kind: 'text', max: 20, width: 80, widthInEnglish: 92 },
  { key: 'producedOn', kind: 'date', width: 104, widthInEnglish: 112 },
  /** The day of expiry follows from it where none is given; contract/warehouse/goods-days.ts. */
  { key: 'shelfLifeDays', kind: 'count', width: 96, widthInEnglish: 120 },
  { key: 'expiresOn', kind: 'date', width: 104, widthInEnglish: 112 },
  { key: 'packages', kind: 'count', isSummed: true, width: 70 },
  { key: 'netWeight', kind: 'weight', isSummed: true, width: 120, widthInEnglish: 130 },
  { key: 'grossWeight', kind: 'weight', isSummed: true, width: 120, widthInEnglish: 136 },
  { key: 'volume', kind: 'volume', isSummed: true, width: 110 },
  { key: 'minimumPackQuantity', kind: 'quantity', width: 110 },
  { key: 'remark', kind: 'text', max: 500, width: 160 },
] as const satisfies LineColumns
export type InboundLineKey = LineKey<typeof columns>

/** A line may be taken from a product of the catalogue or from a line of an order. */
export const inboundLines = lineShapesOf(columns, ['productId', 'orderLineId'])

export const InboundLineDraft = inboundLines.draft
export type InboundLineDraft = z.infer<typeof InboundLineDraft>

/** A line as the record shows it, with what came in. */
export const InboundLine = z.object({
  ...inboundLines.row,
  /** The order whose goods they are; null for goods of none. */
  orderId: z.nullable(id),
  orderNo: z.nullable(z.string()),
  /** Null before the goods were received. */
  receivedQty: z.nullable(z.string()),
  /** The lots that were made of it. */
  lots: z.array(
    z.object({
      id,
      number: z.string(),
      location: z.string(),
      quality: z.number(),
      expiresOn: z.nullable(date),
      onHand: z.string(),
      available: z.string(),
    }),
  ),
})
export type InboundLine = z.infer<typeof InboundLine>

export const InboundImportResult = inboundLines.importResult
export type InboundImportResult = z.infer<typeof InboundImportResult>
