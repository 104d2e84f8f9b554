import * as z from 'zod/mini'
import { importedLines } from '../kernel/import.ts'
import { code, id } from '../kernel/schema.ts'
import type { LineColumn } from '../orders/line-columns.ts'
import { draftEntry, draftNumber, draftText } from '../orders/order-line.ts'
import { palletType } from './warehouse.codes.ts'

/** Lines of one inbound order, at most. */
export const inboundLinesAtMost = 5000

/** What the grid, the Excel template and the import share; the headings are `fields.inboundLine.<key>`. */
export const inboundLineColumns = [
  { key: 'model', kind: 'text', max: 100, isRequired: true, width: 156 },
  { key: 'name', kind: 'text', max: 200, isRequired: true, width: 120 },
  { key: 'brand', kind: 'text', max: 100, isRequired: true, width: 90 },
  { key: 'origin', kind: 'entry', dictionary: 1001, isRequired: true, width: 94 },
  { key: 'unit', kind: 'entry', dictionary: 1003, width: 56 },
  { key: 'qty', kind: 'quantity', isRequired: true, width: 84 },
  { key: 'palletNumber', kind: 'text', max: 60, isRequired: true, width: 110 },
  { key: 'palletType', kind: 'code', codes: palletType, isRequired: true, width: 90 },
  { key: 'pallets', kind: 'count', width: 70 },
  { key: 'lotNumber', kind: 'text', max: 60, width: 120 },
  { key: 'batchNumber', kind: 'text', max: 60, width: 110 },
  { key: 'dateCode', kind: 'text', max: 20, width: 80 },
  { key: 'packages', kind: 'count', width: 70 },
  { key: 'netWeight', kind: 'measure', width: 120 },
  { key: 'grossWeight', kind: 'measure', width: 120 },
  { key: 'volume', kind: 'measure', width: 110 },
  { key: 'minimumPackQuantity', kind: 'quantity', width: 110 },
  { key: 'remark', kind: 'text', max: 500, width: 160 },
] as const satisfies readonly LineColumn[]
export type InboundLineKey = (typeof inboundLineColumns)[number]['key']
const columnKeys = inboundLineColumns.map(({ key }) => key)

const lineKey = z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key'))
const rawText = z.string().check(z.minLength(1), z.maxLength(2000))

/** A line of a draft: any field may be missing; what is not of its column's type is kept in `rawCells`. */
export const InboundLineDraft = z.strictObject({
  key: lineKey,
  /** Where the line was taken from: a product of the catalogue, or a line of an order. */
  productId: z._default(z.nullable(id), null),
  orderLineId: z._default(z.nullable(id), null),
  model: draftText(100),
  name: draftText(200),
  brand: draftText(100),
  origin: draftEntry(/^([A-Z]{2})?$/),
  unit: draftEntry(/^(\d{3})?$/),
  qty: draftNumber('quantity'),
  palletNumber: draftText(60),
  palletType: z._default(z.nullable(code(palletType)), null),
  pallets: draftNumber('count'),
  lotNumber: draftText(60),
  batchNumber: draftText(60),
  dateCode: draftText(20),
  packages: draftNumber('count'),
  netWeight: draftNumber('measure'),
  grossWeight: draftNumber('measure'),
  volume: draftNumber('measure'),
  minimumPackQuantity: draftNumber('quantity'),
  remark: draftText(500),
  rawCells: z._default(z.partialRecord(z.enum(columnKeys), rawText), {}),
})
export type InboundLineDraft = z.infer<typeof InboundLineDraft>
export const emptyInboundLine = (key: string): InboundLineDraft => InboundLineDraft.parse({ key })

/** A line as the record shows it, with what came in. */
export const InboundLine = z.object({
  id,
  key: z.string(),
  productId: z.nullable(id),
  orderLineId: z.nullable(id),
  model: z.string(),
  name: z.string(),
  brand: z.string(),
  origin: z.string(),
  unit: z.string(),
  qty: z.string(),
  palletNumber: z.string(),
  palletType: z.nullable(z.number()),
  pallets: z.string(),
  lotNumber: z.string(),
  batchNumber: z.string(),
  dateCode: z.string(),
  packages: z.string(),
  netWeight: z.string(),
  grossWeight: z.string(),
  volume: z.string(),
  minimumPackQuantity: z.string(),
  remark: z.string(),
  rawCells: z.record(z.string(), z.string()),
  /** Null before the goods were received. */
  receivedQty: z.nullable(z.string()),
  /** The lots that were made of it. */
  lots: z.array(
    z.object({ id, number: z.string(), location: z.string(), onHand: z.string(), available: z.string() }),
  ),
})
export type InboundLine = z.infer<typeof InboundLine>

/** What is sent when a line that was read is saved again. */
export const toInboundDraft = (line: InboundLine): InboundLineDraft => {
  const { id: _id, receivedQty: _received, lots: _lots, ...draft } = line
  return draft as InboundLineDraft
}

export const InboundLineImport = z.extend(
  z.omit(InboundLineDraft, { key: true, productId: true, orderLineId: true, rawCells: true }),
  { origin: draftText(60), unit: draftText(60) },
)
export type InboundLineImport = z.infer<typeof InboundLineImport>

export const InboundImportResult = importedLines(InboundLineDraft)
export type InboundImportResult = z.infer<typeof InboundImportResult>
