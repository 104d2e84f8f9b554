import * as z from 'zod/mini'
import { ApprovalDocument } from '../filings/approval-document.ts'
import { Ingredient } from '../filings/approval-ingredient.ts'
import { ApprovalStep } from '../filings/approval-step.ts'

/** What the ERP reads of an approval filing besides its row. */
export const erpApproval = {
  detail: { lines: z.array(Ingredient), steps: z.array(ApprovalStep), documents: z.array(ApprovalDocument) },
}
