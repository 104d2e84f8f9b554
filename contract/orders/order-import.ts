import * as z from 'zod/mini'
import { ImportRow } from '../kernel/import.ts'
import { code, id, text } from '../kernel/schema.ts'
import { orderKind } from './order.codes.ts'
import { OrderLineDraft } from './order-line.ts'

/** Reads a sheet into lines for the form; nothing is saved, so the form keeps what was typed. */
export const LineImportInput = z.strictObject({
  modelType: code(orderKind),
  /** The caller's name for this import, under which the live channel reports its progress. */
  job: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'field.type'))),
})
export type LineImportInput = z.infer<typeof LineImportInput>

const typedName = z._default(text(60), '')

/** A row of the sheet; origin, unit and packing by code or by name in any of our languages. */
export const LineImportRow = z.extend(
  z.omit(OrderLineDraft, { key: true, productId: true, rawCells: true }),
  {
    origin: typedName,
    unit: typedName,
    packing: typedName,
  },
)
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
  /** Headings of the file that belong to no column: their cells are ignored. */
  ignoredColumns: z.array(z.string()),
  /** The rejected rows with a column of errors, as a file to correct and upload again. */
  rejectedFileId: z.nullable(id),
})
export type LineImportResult = z.infer<typeof LineImportResult>
