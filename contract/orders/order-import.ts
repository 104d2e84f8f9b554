import * as z from 'zod/mini'
import { ImportRow } from '../kernel/import.ts'
import { code, id, text } from '../kernel/schema.ts'
import { lineGoodsType, orderKind } from './order.codes.ts'
import { draftNumber, draftText, OrderLineDraft } from './order-line.ts'

/** Reads a sheet into lines for the form; nothing is saved, so that what one typed beside stays as it is. */
export const LineImportInput = z.strictObject({
  modelType: code(orderKind),
  /** The caller's own name for this import: under it the live channel tells how far it is. */
  job: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'field.type'))),
})
export type LineImportInput = z.infer<typeof LineImportInput>

/** A row of the sheet; origin, unit and packing by code or by name in any of our languages. */
export const LineImportRow = z.strictObject({
  model: draftText(100),
  name: draftText(200),
  type: z._default(z.nullable(code(lineGoodsType)), null),
  brand: draftText(100),
  origin: z._default(text(60), ''),
  unit: z._default(text(60), ''),
  qty: draftNumber('quantity'),
  price: draftNumber('price'),
  totalMoney: draftNumber('money'),
  packages: draftNumber('count'),
  netWeight: draftNumber('measure'),
  grossWeight: draftNumber('measure'),
  manufacturer: draftText(200),
  volume: draftNumber('measure'),
  pallets: draftNumber('count'),
  packing: z._default(text(60), ''),
  poNumber: draftText(60),
  customerPartNumber: draftText(100),
  minimumPackQuantity: draftNumber('quantity'),
  reelCount: draftNumber('count'),
  reelNumber: draftText(200),
  sellingPrice: draftNumber('price'),
  declarationElements: draftText(1000),
  remark: draftText(500),
})
export type LineImportRow = z.infer<typeof LineImportRow>

/** Of the rejected rows the answer shows the beginning; the file has them all. */
export const rejectedLinesShown = 200

export const LineImportResult = z.object({
  columns: z.array(z.object({ key: z.string(), title: z.string() })),
  acceptedCount: z.number(),
  rejectedCount: z.number(),
  /** The good rows as lines to put into the grid, each with a key of its own. */
  lines: z.array(OrderLineDraft),
  rejected: z.array(ImportRow),
  /** The rejected rows with a column of errors, as a file to correct and to bring again. */
  rejectedFileId: z.nullable(id),
})
export type LineImportResult = z.infer<typeof LineImportResult>
