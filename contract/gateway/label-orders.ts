import * as z from 'zod/mini'
import { LabelLine } from '../filings/label-line.ts'
import { requiredText } from '../kernel/schema.ts'

/** The content of a product's files and of its labels is at /label-orders/{id}/files/{fileId}. */
export const erpLabelOrder = { detail: { lines: z.array(z.omit(LabelLine, { rawCells: true })) } }

/** A file in JSON, for a step that names it. */
export const ErpFile = z.strictObject({
  name: requiredText(200),
  /** Base64. */
  content: z.string().check(z.minLength(4), z.maxLength(8_000_000), z.regex(/^[\d+/A-Za-z]+={0,2}$/)),
})
