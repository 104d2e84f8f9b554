import * as z from 'zod/mini'
import type { ApiTable } from '../kernel/api.ts'
import { flag } from '../kernel/record.ts'
import { code, date, id, instant, pageNumber, pageSize, text } from '../kernel/schema.ts'
import { orderKind } from '../orders/order.codes.ts'
import { flowLanes, flowReasons, flowTones, flowWaits } from './flow-board.facts.ts'
import { LaneMap, lanePlaces } from './lane-map.ts'

const filters = {
  modelType: z.optional(code(orderKind)),
  /** What holds the order up: a lane, any lane, or nothing. */
  heldUp: z.optional(z.enum([...flowLanes, 'any', 'none'])),
  reason: z.optional(z.enum(flowReasons)),
  waitsFor: z.optional(z.enum(flowWaits)),
  /** 1: a deadline is near that nothing holds up yet. */
  isNear: z.optional(flag),
  /** Places of the map, such as `customs:5301,warehouse:1`. */
  place: z.optional(lanePlaces),
  /** Order number, or the supplier's or customer's name. */
  keyword: z.optional(text(100)),
  orderDateBegin: z.optional(date),
  orderDateEnd: z.optional(date),
}
export const FlowBoardQuery = z.strictObject({ pageNum: pageNumber, pageSize, ...filters })
export type FlowBoardQuery = z.infer<typeof FlowBoardQuery>
export const FlowBoardExport = z.strictObject(filters)
export type FlowBoardExport = z.infer<typeof FlowBoardExport>

const count = z.number()
const Lane = z.object({
  lane: z.enum(flowLanes),
  steps: count,
  done: count,
  tone: z.enum(flowTones),
  reason: z.enum(flowReasons),
  days: z.optional(count),
  limit: z.optional(count),
  on: z.optional(date),
  percent: z.optional(count),
  /** The last day, of a lane that is late or near. */
  dueOn: z.optional(date),
})

export const FlowRow = z.object({
  id,
  orderNo: z.string(),
  modelType: z.number(),
  partnerName: z.string(),
  currency: z.string(),
  orderAmount: z.string(),
  orderDate: date,
  lanes: z.array(Lane),
  heldUpBy: z.nullable(z.enum(flowLanes)),
  next: z.nullable(z.object({ reason: z.enum(flowReasons), waitsFor: z.enum(flowWaits) })),
})
export type FlowRow = z.infer<typeof FlowRow>

const dayCount = z.number().check(z.int(), z.gte(0), z.lte(365))
/** After how many days each lane is late. */
export const FlowDaysSave = z.strictObject({
  contract: dayCount,
  goods: dayCount,
  inputInvoice: dayCount,
  salesInvoice: dayCount,
})

export const FlowBoard = z.object({
  asOf: instant,
  days: FlowDaysSave,
  /** Sums up what kind, words and dates leave on the board; `heldUp`, `reason`, `waitsFor`, `isNear` and `place` choose among it. */
  summary: z.object({
    orders: count,
    /** What all of them are worth at the bank's rates of today: an estimate. */
    sumInRmb: z.string(),
    held: count,
    /** What those that are held up are worth at the bank's rates of today: an estimate. */
    heldInRmb: z.string(),
    free: count,
    near: count,
    lanes: z.array(
      z.object({
        lane: z.enum(flowLanes),
        held: count,
        done: count,
        /** What the orders are worth whose lane is done. */
        doneInRmb: z.string(),
        reasons: z.array(z.object({ reason: z.enum(flowReasons), count })),
      }),
    ),
    waits: z.array(z.object({ waitsFor: z.enum(flowWaits), count })),
  }),
  /** Where the goods of these orders are. */
  map: LaneMap,
  rows: z.array(FlowRow),
  total: count,
  /** What the chosen orders are worth at the bank's rates of today: an estimate. */
  totalInRmb: z.string(),
  /** There are more open orders than the board takes; the newest are shown. */
  isCut: z.boolean(),
})
export type FlowBoard = z.infer<typeof FlowBoard>

export const flowBoardApi = {
  'GET report/online/flowBoard': {
    access: 'report-board-view',
    summary:
      'Contract, goods, funds and invoices of each open order of the kinds one may see, and what holds it up.',
    query: FlowBoardQuery,
    data: FlowBoard,
  },
  'GET report/online/flowBoard/export': {
    access: 'report-board-export',
    summary: 'The same as a workbook.',
    query: FlowBoardExport,
    binary: true,
  },
} as const satisfies ApiTable
