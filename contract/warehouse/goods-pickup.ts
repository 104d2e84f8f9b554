import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { listQuery } from '../kernel/page.ts'
import { detailShape, NextStep } from '../kernel/record.ts'
import { code, text } from '../kernel/schema.ts'
import { goodsPickupState } from './warehouse-order.codes.ts'

export const goodsPickupColumns = {
  number: { kind: 'text' },
  state: { kind: 'code', codes: goodsPickupState },
  /** Which inbound order's goods are picked up where. */
  inboundId: { kind: 'id' },
  inboundNumber: { kind: 'text', isJoined: true },
  address: { kind: 'text', isJoined: true },
  time: { kind: 'text', isJoined: true },
  contact: { kind: 'text', isJoined: true },
  phone: { kind: 'text', isJoined: true },
  reason: { kind: 'text' },
  ...timestamps,
} as const satisfies Columns

/** A pickup for itself, as its list shows it. */
export const GoodsPickup = z.object({ ...shapesOf(goodsPickupColumns).row, version: z.number() })
export type GoodsPickup = z.infer<typeof GoodsPickup>
export const GoodsPickupDetail = z.extend(GoodsPickup, { ...detailShape, nextSteps: z.array(NextStep) })
export type GoodsPickupDetail = z.infer<typeof GoodsPickupDetail>
export const GoodsPickupQuery = listQuery({
  filters: { keyword: z.optional(text(100)), state: z.optional(code(goodsPickupState)) },
  sortable: ['number', 'createdAt'],
})
export type GoodsPickupQuery = z.infer<typeof GoodsPickupQuery>
