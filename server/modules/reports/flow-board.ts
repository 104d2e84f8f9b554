import { type Amount, sum, times } from '@quayside/contract/kernel/money.ts'
import { flowLanes, flowWaits } from '@quayside/contract/reports/flow-board.facts.ts'
import type { FlowBoard, FlowBoardQuery, FlowRow } from '@quayside/contract/reports/flow-board.ts'
import type { Call } from '../../platform/session/call.ts'
import { chosen, kindsFor, readBoard } from './judge-orders.ts'
import { laneMap } from './lane-map.ts'

export async function getFlowBoard(call: Call, { query }: { query: FlowBoardQuery }): Promise<FlowBoard> {
  const { pageNum, pageSize, ...filters } = query
  const kinds = kindsFor(call.principal, query.modelType)
  const { now, days, judged, rates, warehouses, isCut } = await readBoard(call, kinds, filters)
  const rows = chosen(judged, filters)
  const held = judged.filter(({ row }) => row.heldUpBy !== null).map(({ row }) => row)
  const inRmb = ({ currency, orderAmount }: FlowRow): Amount => {
    const rate = rates.get(currency)
    return rate ? times(orderAmount as Amount, rate.rate) : ('0.00' as Amount)
  }
  return {
    asOf: now.toISOString(),
    days,
    summary: {
      orders: judged.length,
      sumInRmb: sum(judged.map(({ row }) => inRmb(row))),
      held: held.length,
      heldInRmb: sum(held.map(inRmb)),
      free: judged.length - held.length,
      near: judged.filter(({ isNear }) => isNear).length,
      lanes: flowLanes.map((lane) => {
        const mine = held.filter((row) => row.heldUpBy === lane)
        const done = judged
          .map(({ row }) => row)
          .filter(({ lanes }) => lanes.find((each) => each.lane === lane)?.tone === 'done')
        return {
          lane,
          held: mine.length,
          done: done.length,
          doneInRmb: sum(done.map(inRmb)),
          reasons: [...Map.groupBy(mine, (row) => row.next?.reason ?? 'contractUnsigned')].map(
            ([reason, of]) => ({ reason, count: of.length }),
          ),
        }
      }),
      waits: flowWaits.map((waitsFor) => ({
        waitsFor,
        count: judged.filter(({ row }) => row.next?.waitsFor === waitsFor).length,
      })),
    },
    map: await laneMap(call, judged, warehouses),
    rows: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize),
    total: rows.length,
    totalInRmb: sum(rows.map(inRmb)),
    isCut,
  }
}
