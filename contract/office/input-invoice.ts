import * as z from 'zod/mini'
import { draftNumber } from '../kernel/lines/line-cells.ts'
import { NextStep } from '../kernel/record.ts'
import { code, id, requiredText, text } from '../kernel/schema.ts'
import { InputInvoiceDetail, inputInvoiceColumns } from '../tax-invoices/input-invoice.ts'
import { inputAnomaly } from '../tax-invoices/invoice.codes.ts'
import { matchReasons } from '../tax-invoices/match-lines.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

export const OfficeInputInvoice = officeRow(inputInvoiceColumns)
export type OfficeInputInvoice = z.infer<typeof OfficeInputInvoice>
export const OfficeInputInvoiceQuery = RecordQuery
export type OfficeInputInvoiceQuery = z.infer<typeof OfficeInputInvoiceQuery>
export const InputInvoiceReview = z.extend(InputInvoiceDetail, {
  ...reviewed,
  nextSteps: z.array(NextStep),
})
export type InputInvoiceReview = z.infer<typeof InputInvoiceReview>

/** The matches of the whole invoice; they replace those that were there. */
export const MatchInput = z.strictObject({
  matches: z
    .array(z.strictObject({ lineId: id, orderLineId: id, qty: draftNumber('quantity') }))
    .check(z.maxLength(2000)),
  note: z.optional(text(500)),
})
export type MatchInput = z.infer<typeof MatchInput>
export const AnomalyInput = z.strictObject({ anomaly: code(inputAnomaly), reason: requiredText(500) })

/** A line of an export that its supplier has not wholly invoiced. */
export const MatchCandidate = z.object({
  orderLineId: id,
  orderId: id,
  orderNo: z.string(),
  position: z.number(),
  model: z.string(),
  name: z.string(),
  unit: z.string(),
  qty: z.string(),
  left: z.string(),
  value: z.nullable(z.string()),
})
export type MatchCandidate = z.infer<typeof MatchCandidate>
const MatchPart = z.object({
  orderLineId: id,
  qty: z.string(),
  reasons: z.array(z.enum(matchReasons)),
  isExact: z.boolean(),
})
export const MatchProposals = z.object({
  candidates: z.array(MatchCandidate),
  proposals: z.array(z.object({ lineId: id, parts: z.array(MatchPart), left: z.string() })),
})
export type MatchProposals = z.infer<typeof MatchProposals>
export const MatchProposalQuery = z.strictObject({
  invoiceId: id,
  /** Order number, model or name. */
  keyword: z.optional(text(100)),
})
export type MatchProposalQuery = z.infer<typeof MatchProposalQuery>
