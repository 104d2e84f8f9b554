import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { Attachment, detailShape, flag, NextStep } from '../kernel/record.ts'
import { code, date, id, requiredText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { currency } from '../rates/rate.codes.ts'
import { feeDisputeState, feeState, feeUnit } from './finance.codes.ts'

export const feeColumns = {
  number: { kind: 'text', sort: 'plain', width: 18 },
  state: { kind: 'code', codes: feeState, width: 12 },
  orderId: { kind: 'id', isNullable: true, isExported: false },
  orderNo: { kind: 'text', isJoined: true, isNullable: true, sort: 'plain', width: 18 },
  /** Dictionary 1019. */
  kind: { kind: 'text', sort: 'plain', width: 14 },
  quantity: { kind: 'quantity', width: 12 },
  unit: { kind: 'text', codes: feeUnit, width: 8 },
  unitPrice: { kind: 'price', width: 12 },
  currency: { kind: 'text', sort: 'plain', width: 8 },
  amount: { kind: 'money', sort: 'plain' },
  chargedOn: { kind: 'date', sort: 'plain' },
  dueOn: { kind: 'date', isJoined: true, isNullable: true },
  settled: { kind: 'money', isJoined: true },
  outstanding: { kind: 'money', isJoined: true },
  /** The state of its latest dispute. */
  disputeState: { kind: 'code', codes: feeDisputeState, isJoined: true, isNullable: true, width: 12 },
  disputeId: { kind: 'id', isJoined: true, isNullable: true, isExported: false },
  note: { kind: 'text', isLong: true, width: 30 },
  /** The fee that this one corrects. */
  corrects: { kind: 'id', isNullable: true, isExported: false },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(feeColumns)

export const Fee = z.object(shapes.row)
export type Fee = z.infer<typeof Fee>

export const feeDisputeColumns = {
  feeId: { kind: 'id' },
  state: { kind: 'code', codes: feeDisputeState },
  reason: { kind: 'text' },
  answer: { kind: 'text' },
  /** The thread, at system/online/consultation/{id}. */
  consultationId: { kind: 'id' },
  correctedFeeId: { kind: 'id', isNullable: true },
  decidedAt: { kind: 'instant', isNullable: true },
  ...timestamps,
} as const satisfies Columns
const { updatedAt: _updatedAt, ...disputeRow } = shapesOf(feeDisputeColumns).row

export const FeeDispute = z.object({
  ...disputeRow,
  messageCount: z.number(),
  raisedBy: z.string(),
  version: z.number(),
  nextSteps: z.array(NextStep),
})
export type FeeDispute = z.infer<typeof FeeDispute>

export const FeeDetail = z.extend(Fee, {
  ...detailShape,
  disputes: z.array(FeeDispute),
  attachments: z.array(Attachment),
  /** The caller may raise a dispute. */
  isDisputable: z.boolean(),
})
export type FeeDetail = z.infer<typeof FeeDetail>

export const FeeQuery = listQuery({
  filters: {
    /** Fee number, order number or note. */
    keyword: z.optional(text(100)),
    kind: z.optional(text(30)),
    currency: z.optional(code(currency)),
    orderId: z.optional(id),
    state: z.optional(code(feeState)),
    /** 1: a dispute is open. */
    isDisputed: z.optional(flag),
    chargedOnBegin: z.optional(date),
    chargedOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type FeeQuery = z.infer<typeof FeeQuery>

export const FeeExport = exportQuery(FeeQuery, shapes.exported)
export type FeeExport = z.infer<typeof FeeExport>

export const DisputeInput = z.strictObject({
  reason: requiredText(1000),
  fileIds: z._default(z.array(id).check(z.maxLength(5)), []),
})
export type DisputeInput = z.infer<typeof DisputeInput>

export const disputeStepAccess = { withdraw: 'finance-fee-dispute' } as const satisfies Record<
  string,
  Permission
>
