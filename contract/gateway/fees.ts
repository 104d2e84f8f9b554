import * as z from 'zod/mini'
import { feeColumns, feeDisputeColumns } from '../finance/fee.ts'
import { feeDisputeState, feeState } from '../finance/finance.codes.ts'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code, id, requiredText } from '../kernel/schema.ts'
import { FeeDraft, UpholdInput } from '../office/fee.ts'
import { history, ofCompany } from './records.ts'

export const FeesQuery = z.strictObject({
  ...ofCompany,
  orderId: z.optional(id),
  state: z.optional(code(feeState)),
})
export const ErpFee = erpRow(feeColumns)
export const ErpFeeDetail = z.extend(ErpFee, history)
/** A fee that the ERP charges, by its own number; sent again it charges nothing twice. */
export const ErpFeeDraft = z.extend(FeeDraft, { reference: requiredText(100) })
export type ErpFeeDraft = z.infer<typeof ErpFeeDraft>

export const FeeDisputesQuery = z.strictObject({ ...ofCompany, state: z.optional(code(feeDisputeState)) })
export const ErpFeeDispute = erpRow(feeDisputeColumns)
export const ErpFeeDisputeDetail = z.extend(ErpFeeDispute, history)
export const upholdBody = UpholdInput.shape
