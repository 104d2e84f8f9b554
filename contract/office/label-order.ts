import * as z from 'zod/mini'
import { labelLineKey } from '../filings/label-line.ts'
import { LabelOrderDetail } from '../filings/label-order.ts'
import { id, optionalText } from '../kernel/schema.ts'
import { reviewed } from './record.ts'

export const LabelOrderReview = z.extend(LabelOrderDetail, reviewed)
export type LabelOrderReview = z.infer<typeof LabelOrderReview>

/** The finished label of a product, uploaded before. */
export const labelVersionBody = { lineKey: labelLineKey, fileId: id, remark: optionalText(1000) }
export const LabelVersionInput = z.strictObject(labelVersionBody)
export type LabelVersionInput = z.infer<typeof LabelVersionInput>
