import type { ApprovalDocument } from '@quayside/contract/filings/approval-document.ts'
import { type ApprovalDraft, approvalColumns } from '@quayside/contract/filings/approval-order.ts'
import type { ApprovalStep } from '@quayside/contract/filings/approval-step.ts'
import type { InferResult } from 'kysely'
import { toSaved } from '../../platform/records/columns.ts'
import {
  type findDocuments,
  type findIngredients,
  type findSteps,
  storedIngredients,
} from './approval-queries.ts'

type StepRow = InferResult<ReturnType<typeof findSteps>>[number]
export const toStep = (row: StepRow): ApprovalStep => ({
  state: row.state,
  reachedOn: row.reached_on,
  expectedOn: row.expected_on,
  fileIds: row.file_ids,
  actorName: row.actor_name,
  note: row.note,
})

type DocumentRow = InferResult<ReturnType<typeof findDocuments>>[number]
export const toDocument = (row: DocumentRow): ApprovalDocument => ({
  id: row.id,
  state: row.state,
  name: row.name,
  note: row.note,
  dueOn: row.due_on,
  fileIds: row.file_ids,
  reason: row.reason,
  askedAt: row.asked_at,
  handedInAt: row.handed_in_at,
  decidedAt: row.decided_at,
})

const headOf = toSaved(approvalColumns)

/** What was saved, as the rules look at it. */
export const approvalDraftOf = (
  row: Parameters<typeof headOf>[0],
  lines: InferResult<ReturnType<typeof findIngredients>>,
): ApprovalDraft => ({ ...headOf(row), lines: lines.map(storedIngredients.toDraft) })
