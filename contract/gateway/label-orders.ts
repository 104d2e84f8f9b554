import * as z from 'zod/mini'
import { labelOrderState } from '../filings/filing.codes.ts'
import { LabelLine } from '../filings/label-line.ts'
import { labelOrderColumns } from '../filings/label-order.ts'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code, requiredText } from '../kernel/schema.ts'
import { history, ofCompany } from './records.ts'

export const LabelOrdersQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(labelOrderState)),
})
export const ErpLabelOrder = erpRow(labelOrderColumns)
/** The content of a product's files and of its labels is at /label-orders/{id}/files/{fileId}. */
export const ErpLabelOrderDetail = z.extend(ErpLabelOrder, {
  lines: z.array(z.omit(LabelLine, { rawCells: true })),
  ...history,
})

/** A file in JSON, for a step that names it. */
export const ErpFile = z.strictObject({
  name: requiredText(200),
  /** Base64. */
  content: z.string().check(z.minLength(4), z.maxLength(8_000_000), z.regex(/^[\d+/A-Za-z]+={0,2}$/)),
})
