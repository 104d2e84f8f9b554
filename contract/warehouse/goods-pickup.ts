import * as z from 'zod/mini'
import { listQuery } from '../kernel/page.ts'
import { detailShape, NextStep } from '../kernel/record.ts'
import { code, id, instant, text } from '../kernel/schema.ts'
import { goodsPickupState } from './warehouse-order.codes.ts'

/** Which inbound order's goods are picked up where. */
export const pickupPlace = {
  inboundId: id,
  inboundNumber: z.string(),
  address: z.string(),
  time: z.string(),
  contact: z.string(),
  phone: z.string(),
}

/** A pickup for itself, as its list shows it. */
export const GoodsPickup = z.object({
  id,
  version: z.number(),
  number: z.string(),
  state: z.number(),
  ...pickupPlace,
  reason: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type GoodsPickup = z.infer<typeof GoodsPickup>
export const GoodsPickupDetail = z.extend(GoodsPickup, { ...detailShape, nextSteps: z.array(NextStep) })
export type GoodsPickupDetail = z.infer<typeof GoodsPickupDetail>
export const GoodsPickupQuery = listQuery({
  filters: { keyword: z.optional(text(100)), state: z.optional(code(goodsPickupState)) },
  sortable: ['number', 'createdAt'],
})
export type GoodsPickupQuery = z.infer<typeof GoodsPickupQuery>
