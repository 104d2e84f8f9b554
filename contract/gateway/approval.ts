import * as z from 'zod/mini'
import { ApprovalDocument } from '../filings/approval-document.ts'
import { Ingredient } from '../filings/approval-ingredient.ts'
import { ApprovalStep } from '../filings/approval-step.ts'
import { approvalOrderState } from '../filings/filing.codes.ts'
import { code, date, id, instant } from '../kernel/schema.ts'
import { cursor, limit } from './feed.ts'
import { history } from './records.ts'

export const ApprovalsQuery = z.strictObject({
  after: cursor,
  limit,
  companyId: z.optional(id),
  state: z.optional(code(approvalOrderState)),
})
/** An approval filing as the ERP reads it. */
export const ErpApproval = z.object({
  id,
  companyId: id,
  number: z.string(),
  state: z.number(),
  category: z.nullable(z.number()),
  productName: z.string(),
  specification: z.string(),
  origin: z.string(),
  manufacturer: z.string(),
  remarks: z.string(),
  expectedOn: z.nullable(date),
  certificateNumber: z.string(),
  certificateUntil: z.nullable(date),
  reason: z.string(),
  submittedAt: z.nullable(instant),
  completedAt: z.nullable(instant),
  version: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
export const ErpApprovalDetail = z.extend(ErpApproval, {
  lines: z.array(Ingredient),
  steps: z.array(ApprovalStep),
  documents: z.array(ApprovalDocument),
  ...history,
})
