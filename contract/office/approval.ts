import * as z from 'zod/mini'
import { approvalCategory, approvalParty } from '../filings/approval.codes.ts'
import { askedDocuments } from '../filings/approval-document.ts'
import { ApprovalOrderDetail, approvalColumns } from '../filings/approval-order.ts'
import { papersBody, resultBody, stepBody } from '../filings/approval-step.ts'
import { flag } from '../kernel/record.ts'
import { code, id, requiredText, text } from '../kernel/schema.ts'
import { officeRow, RecordQuery, reviewed } from './record.ts'

/** An approval filing in the list of all companies. */
export const OfficeApproval = officeRow(approvalColumns)
export type OfficeApproval = z.infer<typeof OfficeApproval>
export const OfficeApprovalQuery = z.extend(RecordQuery, {
  category: z.optional(code(approvalCategory)),
  waitsFor: z.optional(code(approvalParty)),
  /** 1: the current step should have ended. */
  isLate: z.optional(flag),
})
export type OfficeApprovalQuery = z.infer<typeof OfficeApprovalQuery>

export const ApprovalReview = z.extend(ApprovalOrderDetail, reviewed)
export type ApprovalReview = z.infer<typeof ApprovalReview>

const note = z.optional(text(500))
export const ApprovalStepInput = z.strictObject({ ...stepBody, note })
export type ApprovalStepInput = z.infer<typeof ApprovalStepInput>
export const ApprovalResultInput = z.strictObject({ ...resultBody, note })
export type ApprovalResultInput = z.infer<typeof ApprovalResultInput>

export const ApprovalPapersInput = z.strictObject({ ...papersBody, note })
export type ApprovalPapersInput = z.infer<typeof ApprovalPapersInput>

export const askBody = { documents: askedDocuments }
export const AskDocumentsInput = z.strictObject({ ...askBody, note })
export type AskDocumentsInput = z.infer<typeof AskDocumentsInput>
export const documentBody = { documentId: id }
export const DocumentInput = z.strictObject({ ...documentBody, note })
export const DocumentReasonInput = z.strictObject({ ...documentBody, reason: requiredText(500) })
