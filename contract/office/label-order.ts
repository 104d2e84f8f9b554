import * as z from 'zod/mini'
import { approvalParty } from '../filings/approval.codes.ts'
import { labelCategory } from '../filings/filing.codes.ts'
import { LabelOrderDetail, labelOrderColumns } from '../filings/label-order.ts'
import { lineKey } from '../kernel/lines/line-cells.ts'
import { code, id, optionalText } from '../kernel/schema.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

/** A label order in the list of all companies. */
export const OfficeLabel = officeRow(labelOrderColumns)
export type OfficeLabel = z.infer<typeof OfficeLabel>
export const OfficeLabelQuery = z.extend(RecordQuery, {
  category: z.optional(code(labelCategory)),
  waitsFor: z.optional(code(approvalParty)),
})
export type OfficeLabelQuery = z.infer<typeof OfficeLabelQuery>

export const LabelOrderReview = z.extend(LabelOrderDetail, reviewed)
export type LabelOrderReview = z.infer<typeof LabelOrderReview>

/** The finished label of a product, uploaded before. */
export const labelVersionBody = { lineKey, fileId: id, remark: optionalText(1000) }
export const LabelVersionInput = z.strictObject(labelVersionBody)
export type LabelVersionInput = z.infer<typeof LabelVersionInput>
