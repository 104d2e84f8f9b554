import * as z from 'zod/mini'
import { feeDisputeState, feeState } from '../finance/finance.codes.ts'
import { code, date, id, instant, requiredText } from '../kernel/schema.ts'
import { FeeDraft, UpholdInput } from '../office/fee.ts'
import { page, stamps } from './finance.ts'
import { history } from './records.ts'

export const FeesQuery = z.strictObject({
  ...page,
  orderId: z.optional(id),
  state: z.optional(code(feeState)),
})
export const ErpFee = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  orderId: z.nullable(id),
  /** Dictionary 1019. */
  kind: z.string(),
  currency: z.string(),
  quantity: z.string(),
  unit: z.string(),
  unitPrice: z.string(),
  amount: z.string(),
  chargedOn: date,
  note: z.string(),
  corrects: z.nullable(id),
  ...stamps,
})
export const ErpFeeDetail = z.extend(ErpFee, history)
/** A fee that the ERP charges, by its own number; sent again it charges nothing twice. */
export const ErpFeeDraft = z.extend(FeeDraft, { reference: requiredText(100) })
export type ErpFeeDraft = z.infer<typeof ErpFeeDraft>

export const FeeDisputesQuery = z.strictObject({ ...page, state: z.optional(code(feeDisputeState)) })
export const ErpFeeDispute = z.object({
  id,
  companyId: id,
  feeId: id,
  consultationId: id,
  state: z.number(),
  reason: z.string(),
  answer: z.string(),
  correctedFeeId: z.nullable(id),
  decidedAt: z.nullable(instant),
  ...stamps,
})
export const ErpFeeDisputeDetail = z.extend(ErpFeeDispute, history)
export const upholdBody = UpholdInput.shape
