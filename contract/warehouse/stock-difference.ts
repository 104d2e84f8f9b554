import * as z from 'zod/mini'
import { Attachment, NextStep } from '../kernel/record.ts'
import { id, instant } from '../kernel/schema.ts'

/** What came in otherwise than announced, of one line. */
export const StockDifference = z.object({
  id,
  version: z.number(),
  inboundId: id,
  inboundNumber: z.string(),
  lineId: id,
  model: z.string(),
  announced: z.string(),
  received: z.string(),
  kind: z.number(),
  qty: z.string(),
  state: z.number(),
  reason: z.string(),
  answer: z.string(),
  /** The thread of a dispute, at system/online/consultation/{id}. */
  consultationId: z.nullable(id),
  photos: z.array(Attachment),
  createdAt: instant,
  nextSteps: z.array(NextStep),
})
export type StockDifference = z.infer<typeof StockDifference>
