import * as z from 'zod/mini'
import { importedLines } from '../kernel/import.ts'
import { code, text } from '../kernel/schema.ts'
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

export const LineImportResult = importedLines(OrderLineDraft)
export type LineImportResult = z.infer<typeof LineImportResult>
