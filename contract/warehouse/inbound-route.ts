import { shanghaiDate } from '../kernel/days.ts'
import { type RouteLine, type RouteStop, routeLine } from '../kernel/route-line.ts'
import type { InboundDetail } from './inbound.ts'
import { inboundState as states } from './warehouse-order.codes.ts'

const stops = {
  supplier: 'submitted',
  received: 'received',
  inspected: 'inspected',
  stored: 'stored',
} as const
type InboundStopName = keyof typeof stops

type Inbound = Pick<InboundDetail, 'state' | 'supplierName' | 'warehouseName' | 'pickupTime' | 'timeline'>

/** How far the goods are on their way into the warehouse; undefined where they are not on their way. */
export const inboundRoute = (inbound: Inbound, today: string): RouteLine<InboundStopName> | undefined =>
  routeOf(inbound, today, (name) => {
    const at = inbound.timeline.find(({ toState }) => toState === stops[name])?.at
    return {
      actual: at === undefined ? null : shanghaiDate(new Date(at)),
      // Entrusted goods are stored without the steps between.
      isReached: at !== undefined || (name === 'stored' && inbound.state === states.codes.entrusted),
    }
  })

function routeOf(
  inbound: InboundRow,
  today: string,
  reached: (name: InboundStopName) => Pick<RouteStop, 'actual' | 'isReached'>,
): RouteLine<InboundStopName> | undefined {
  const { draft, auditFailed, cancelled } = states.codes
  if ([draft, auditFailed, cancelled].some((code) => code === inbound.state)) return undefined
  const names = Object.keys(stops) as InboundStopName[]
  return routeLine(
    names.map((name) => ({
      name,
      place:
        (name === 'supplier' && inbound.supplierName) || (name === 'received' && inbound.warehouseName) || '',
      planned: name === 'received' ? inbound.pickupTime.slice(0, 10) || null : null,
      ...reached(name),
    })),
    today,
  )
}

type InboundRow = Pick<InboundDetail, 'state' | 'supplierName' | 'warehouseName' | 'pickupTime'>

/** The same of a list's row, which knows the state alone. */
export const inboundRouteOfRow = (row: InboundRow, today: string): RouteLine<InboundStopName> | undefined =>
  routeOf(row, today, (name) => ({ actual: null, isReached: row.state >= states.codes[stops[name]] }))
