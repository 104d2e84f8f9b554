import * as z from 'zod/mini'
import { ApprovalDocument } from '../filings/approval-document.ts'
import { Ingredient } from '../filings/approval-ingredient.ts'
import { approvalColumns } from '../filings/approval-order.ts'
import { ApprovalStep } from '../filings/approval-step.ts'
import { approvalOrderState } from '../filings/filing.codes.ts'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code } from '../kernel/schema.ts'
import { history, ofCompany } from './records.ts'

export const ApprovalsQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(approvalOrderState)),
})
/** An approval filing as the ERP reads it. */
export const ErpApproval = erpRow(approvalColumns)
export const ErpApprovalDetail = z.extend(ErpApproval, {
  lines: z.array(Ingredient),
  steps: z.array(ApprovalStep),
  documents: z.array(ApprovalDocument),
  ...history,
})
