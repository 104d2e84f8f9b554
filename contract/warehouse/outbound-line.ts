import * as z from 'zod/mini'
import { importedLines } from '../kernel/import.ts'
import { id, text } from '../kernel/schema.ts'
import { draftNumber, draftText } from '../orders/order-line.ts'

export const outboundLinesAtMost = 1000

/** The columns of the form's lines, in their order. */
export const outboundLineKeys = ['model', 'brand', 'qty', 'packQty', 'lotNumbers', 'remark'] as const
const rawText = z.string().check(z.minLength(1), z.maxLength(2000))

/** Goods by model and quantity, or of one lot that was picked; what is not of its column's type is kept in `rawCells`. */
export const OutboundLineDraft = z.strictObject({
  key: z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key')),
  lotId: z._default(z.nullable(id), null),
  model: draftText(100),
  /** Empty: of any brand. */
  brand: draftText(100),
  qty: draftNumber('quantity'),
  /** The lot numbers asked for, in their order, for the strategy by lot number. */
  lotNumbers: z._default(z.array(text(60)).check(z.maxLength(50)), []),
  /** Whole packs of this quantity first. */
  packQty: draftNumber('quantity'),
  remark: draftText(500),
  rawCells: z._default(z.partialRecord(z.enum(outboundLineKeys), rawText), {}),
})
export type OutboundLineDraft = z.infer<typeof OutboundLineDraft>

/** Lot numbers that stand in one cell. */
export const lotNumbersIn = (cell: string): string[] =>
  cell
    .split(/[,，;；、\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** A row of a sheet. */
export const OutboundLineImport = z.extend(
  z.omit(OutboundLineDraft, { key: true, lotId: true, rawCells: true }),
  { lotNumbers: draftText(3000) },
)
export type OutboundLineImport = z.infer<typeof OutboundLineImport>
export const OutboundImportResult = importedLines(OutboundLineDraft)
export type OutboundImportResult = z.infer<typeof OutboundImportResult>

const ReservedLot = z.object({
  lotId: id,
  number: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  palletNumber: z.string(),
  location: z.string(),
  qty: z.string(),
  taken: z.string(),
})

export const OutboundLine = z.object({
  id,
  key: z.string(),
  lotId: z.nullable(id),
  model: z.string(),
  brand: z.string(),
  qty: z.string(),
  lotNumbers: z.array(z.string()),
  packQty: z.string(),
  remark: z.string(),
  rawCells: z.record(z.string(), z.string()),
  shippedQty: z.string(),
  /** Live reservations, and what left already. */
  lots: z.array(ReservedLot),
})
export type OutboundLine = z.infer<typeof OutboundLine>
