import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { draftEntry } from '../kernel/lines/line-cells.ts'
import { listQuery } from '../kernel/page.ts'
import { attachmentInput, createdRange, documentShape, flag, savedKey } from '../kernel/record.ts'
import { code, optionalText, text } from '../kernel/schema.ts'
import { approvalCategory, approvalParty } from './approval.codes.ts'
import { ApprovalDocument } from './approval-document.ts'
import { Ingredient, IngredientDraft, ingredientsAtMost } from './approval-ingredient.ts'
import { ApprovalStep } from './approval-step.ts'
import { approvalOrderState, filingQuoteState } from './filing.codes.ts'
import { filingQuoteColumns } from './filing-quote.ts'

export const approvalColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: approvalOrderState, width: 20 },
  /** Who has to act next. */
  waitsFor: { kind: 'code', codes: approvalParty, isJoined: true, width: 12 },
  /** Documents that the customer has not handed in yet, or has to hand in again. */
  openDocuments: { kind: 'integer', isJoined: true },
  /** The next day by which one of them is needed. */
  documentDueOn: { kind: 'date', isNullable: true, isJoined: true, sort: 'plain' },
  handedInDocuments: { kind: 'integer', isJoined: true },
  category: {
    kind: 'code',
    codes: approvalCategory,
    isNullable: true,
    save: z._default(z.nullable(code(approvalCategory)), null),
    width: 20,
  },
  productName: { kind: 'text', save: optionalText(200), sort: 'pinyin', width: 30 },
  specification: { kind: 'text', save: optionalText(200), width: 20 },
  origin: { kind: 'text', dictionary: 1001, save: draftEntry(/^([A-Z]{2})?$/), width: 10 },
  manufacturer: { kind: 'text', save: optionalText(200), width: 30 },
  remarks: { kind: 'text', isLong: true, save: optionalText(1000), width: 30 },
  ingredientCount: { kind: 'integer' },
  percentTotal: { kind: 'percent', width: 12 },
  ...filingQuoteColumns,
  /** The day on which the current step should end. */
  expectedOn: { kind: 'date', isNullable: true, sort: 'plain' },
  /** That day has gone by. */
  isLate: { kind: 'flag', isJoined: true, width: 8 },
  certificateNumber: { kind: 'text', isCopied: true, width: 22 },
  certificateUntil: { kind: 'date', isNullable: true },
  /** Why the filing was cancelled. */
  reason: { kind: 'text', width: 30 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  completedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(approvalColumns)

export const ApprovalOrder = z.object(shapes.row)
export type ApprovalOrder = z.infer<typeof ApprovalOrder>

/** What the customer attaches; documents of steps and documents asked for are attached with them. */
export const approvalAttachments = ['filing-application', 'ingredient-list', 'other'] as const

export const ApprovalOrderDetail = z.extend(ApprovalOrder, {
  ...documentShape,
  lines: z.array(Ingredient),
  steps: z.array(ApprovalStep),
  documents: z.array(ApprovalDocument),
})
export type ApprovalOrderDetail = z.infer<typeof ApprovalOrderDetail>

/** Any draft, however incomplete; `checkApproval` comes with the submission. */
export const ApprovalOrderSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  lines: z._default(z.array(IngredientDraft).check(z.maxLength(ingredientsAtMost)), []),
  attachments: z._default(attachmentInput(approvalAttachments), {}),
})
export type ApprovalOrderSave = z.infer<typeof ApprovalOrderSave>
export type ApprovalDraft = Omit<ApprovalOrderSave, 'id' | 'version' | 'attachments'>

export const ApprovalOrderQuery = listQuery({
  filters: {
    /** Number, product, manufacturer, or an ingredient. */
    keyword: z.optional(text(100)),
    state: z.optional(code(approvalOrderState)),
    category: z.optional(code(approvalCategory)),
    waitsFor: z.optional(code(approvalParty)),
    quoteState: z.optional(code(filingQuoteState)),
    /** 1: the current step should have ended. */
    isLate: z.optional(flag),
    /** 1: documents are asked for that are not there. */
    hasOpenDocuments: z.optional(flag),
    /** 1: the day of one of them has gone by. */
    isDocumentLate: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type ApprovalOrderQuery = z.infer<typeof ApprovalOrderQuery>
export const ApprovalOrderExport = exportQuery(ApprovalOrderQuery, shapes.exported)
export type ApprovalOrderExport = z.infer<typeof ApprovalOrderExport>
