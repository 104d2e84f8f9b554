import type { ApprovalDocument } from '@quayside/contract/filings/approval-document.ts'
import { type Ingredient, toIngredientDraft } from '@quayside/contract/filings/approval-ingredient.ts'
import type { ApprovalDraft } from '@quayside/contract/filings/approval-order.ts'
import type { ApprovalStep } from '@quayside/contract/filings/approval-step.ts'
import type { InferResult } from 'kysely'
import type { findDocuments, findIngredients, findSteps } from './approval-queries.ts'

type IngredientRow = InferResult<ReturnType<typeof findIngredients>>[number]
export const toIngredient = (row: IngredientRow): Ingredient => ({
  id: row.id,
  key: row.key,
  name: row.name,
  inciName: row.inci_name,
  casNumber: row.cas_number,
  additiveNumber: row.additive_number,
  purpose: row.purpose,
  percentage: row.percentage,
  rawCells: row.raw_cells as Record<string, string>,
})

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

/** What was saved, as the rules look at it. */
export const approvalDraftOf = (
  row: {
    category: number | null
    product_name: string
    specification: string
    origin: string
    manufacturer: string
    remarks: string
  },
  lines: readonly IngredientRow[],
): ApprovalDraft => ({
  category: row.category as ApprovalDraft['category'],
  productName: row.product_name,
  specification: row.specification,
  origin: row.origin,
  manufacturer: row.manufacturer,
  remarks: row.remarks,
  lines: lines.map((line) => toIngredientDraft(toIngredient(line))),
})
