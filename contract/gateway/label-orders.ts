import * as z from 'zod/mini'
import { labelOrderState } from '../filings/filing.codes.ts'
import { LabelLine } from '../filings/label-line.ts'
import { code, date, id, instant, requiredText } from '../kernel/schema.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

export const LabelOrdersQuery = z.strictObject({
  after: cursor,
  limit,
  companyId: z.optional(id),
  state: z.optional(code(labelOrderState)),
})
export const ErpLabelOrder = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  category: z.number(),
  agentName: z.string(),
  agentAddress: z.string(),
  contact: z.string(),
  phone: z.string(),
  wantedOn: z.nullable(date),
  remarks: z.string(),
  reason: z.string(),
  lineCount: z.number(),
  submittedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
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
