import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { Attachment, NextStep } from '../kernel/record.ts'
import { differenceKind, stockDifferenceState } from './warehouse.codes.ts'

export const stockDifferenceColumns = {
  /** The inbound order or the order whose goods they are. */
  inboundId: { kind: 'id', isNullable: true },
  inboundNumber: { kind: 'text', isJoined: true, isNullable: true },
  orderId: { kind: 'id', isNullable: true },
  orderNo: { kind: 'text', isJoined: true, isNullable: true },
  lineId: { kind: 'id', isNullable: true },
  orderLineId: { kind: 'id', isNullable: true },
  model: { kind: 'text', isJoined: true },
  announced: { kind: 'quantity', isJoined: true },
  received: { kind: 'quantity', isJoined: true },
  kind: { kind: 'code', codes: differenceKind },
  qty: { kind: 'quantity' },
  state: { kind: 'code', codes: stockDifferenceState },
  reason: { kind: 'text' },
  answer: { kind: 'text' },
  /** The thread of a dispute, at system/online/consultation/{id}. */
  consultationId: { kind: 'id', isNullable: true },
  ...timestamps,
} as const satisfies Columns
const { updatedAt: _updatedAt, ...row } = shapesOf(stockDifferenceColumns).row

/** What came in otherwise than announced, of one line. */
export const StockDifference = z.object({
  ...row,
  version: z.number(),
  photos: z.array(Attachment),
  nextSteps: z.array(NextStep),
})
export type StockDifference = z.infer<typeof StockDifference>
