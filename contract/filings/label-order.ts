import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, NextStep, savedKey } from '../kernel/record.ts'
import { code, date, id, optionalText, phone, requiredText, text } from '../kernel/schema.ts'
import { approvalParty } from './approval.codes.ts'
import { filingQuoteState, labelCategory, labelOrderState } from './filing.codes.ts'
import { filingQuoteColumns } from './filing-quote.ts'
import { LabelLine, LabelLineDraft, labelLinesAtMost } from './label-line.ts'

export const labelOrderColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: labelOrderState, width: 12 },
  /** Who has to act next. */
  waitsFor: { kind: 'code', codes: approvalParty, isJoined: true, width: 12 },
  category: {
    kind: 'code',
    codes: labelCategory,
    save: z._default(code(labelCategory), labelCategory.codes.food),
    width: 12,
  },
  /** The names of its products, in their order. */
  productNames: { kind: 'text', isJoined: true, width: 40 },
  lineCount: { kind: 'integer' },
  /** Products whose newest label the customer has confirmed. */
  confirmedCount: { kind: 'integer', isJoined: true },
  /** Labels that wait for the customer's answer. */
  waitingCount: { kind: 'integer', isJoined: true },
  /** Whom the label names as the agent in China. */
  agentName: { kind: 'text', save: optionalText(200), width: 28 },
  agentAddress: { kind: 'text', save: optionalText(300), width: 36 },
  contact: { kind: 'text', save: optionalText(60), width: 14 },
  phone: { kind: 'text', save: z._default(z.union([z.literal(''), phone]), ''), width: 16 },
  wantedOn: { kind: 'date', isNullable: true, save: z._default(z.nullable(date), null), sort: 'plain' },
  remarks: { kind: 'text', isLong: true, save: optionalText(1000), width: 30 },
  ...filingQuoteColumns,
  /** Why it was returned or paused. */
  reason: { kind: 'text', isLong: true, width: 30 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  completedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(labelOrderColumns)

export const LabelOrder = z.object(shapes.row)
export type LabelOrder = z.infer<typeof LabelOrder>

export const LabelOrderDetail = z.extend(LabelOrder, {
  ...detailShape,
  lines: z.array(LabelLine),
  nextSteps: z.array(NextStep),
})
export type LabelOrderDetail = z.infer<typeof LabelOrderDetail>

/** Any draft, however incomplete; `checkLabelOrder` comes with the submission. */
export const LabelOrderSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  lines: z._default(z.array(LabelLineDraft).check(z.maxLength(labelLinesAtMost)), []),
})
export type LabelOrderSave = z.infer<typeof LabelOrderSave>
export type LabelOrderDraft = Omit<LabelOrderSave, 'id' | 'version'>

export const LabelOrderQuery = listQuery({
  filters: {
    /** Number, or a product's name or brand. */
    keyword: z.optional(text(100)),
    state: z.optional(code(labelOrderState)),
    category: z.optional(code(labelCategory)),
    quoteState: z.optional(code(filingQuoteState)),
    /** 1: a finished label waits for the customer's answer. */
    isWaiting: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type LabelOrderQuery = z.infer<typeof LabelOrderQuery>
export const LabelOrderExport = exportQuery(LabelOrderQuery, shapes.exported)
export type LabelOrderExport = z.infer<typeof LabelOrderExport>

/** The version is named, so that what is confirmed is what was seen. */
export const ConfirmLabel = z.strictObject({ versionId: id, note: z.optional(text(500)) })
export type ConfirmLabel = z.infer<typeof ConfirmLabel>
export const ChangeLabel = z.strictObject({ versionId: id, remark: requiredText(1000) })
export type ChangeLabel = z.infer<typeof ChangeLabel>
