import * as z from 'zod/mini'
import { code } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'
import { orderKind } from './order.codes.ts'
import { orderLines } from './order-line.ts'

/** Reads a sheet into lines for the form; nothing is saved, so the form keeps what was typed. */
export const LineImportInput = z.strictObject({
  modelType: code(orderKind),
  /** The order's, to which totals are rounded; '' while it has none. */
  currency: z._default(z.union([z.literal(''), code(currency)]), ''),
  /** The caller's name for this import, under which the live channel reports its progress. */
  job: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'field.type'))),
})
export type LineImportInput = z.infer<typeof LineImportInput>

export const LineImportResult = orderLines.importResult
export type LineImportResult = z.infer<typeof LineImportResult>
