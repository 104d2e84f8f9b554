import { ApprovalDocument } from '@quayside/contract/filings/approval-document.ts'
import { type ApprovalDraft, approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import { ApprovalStep } from '@quayside/contract/filings/approval-step.ts'
import type { InferResult } from 'kysely'
import { toSaved } from '../../platform/records/columns.ts'
import { shaped } from '../../platform/records/shaped.ts'
import {
  type findDocuments,
  type findIngredients,
  type findSteps,
  storedIngredients,
} from './approval-queries.ts'

type StepRow = InferResult<ReturnType<typeof findSteps>>[number]
export const toStep = (row: StepRow): ApprovalStep => shaped(ApprovalStep, row)

type DocumentRow = InferResult<ReturnType<typeof findDocuments>>[number]
export const toDocument = (row: DocumentRow): ApprovalDocument => shaped(ApprovalDocument, row)

const headOf = toSaved(approvalColumns)

/** What was saved, as the rules look at it. */
export const approvalDraftOf = (
  row: Parameters<typeof headOf>[0],
  lines: InferResult<ReturnType<typeof findIngredients>>,
): ApprovalDraft => ({ ...headOf(row), lines: lines.map(storedIngredients.toDraft) })
