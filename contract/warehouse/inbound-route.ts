import { shanghaiDate } from '../kernel/days.ts'
import { type RouteLine, routeLine } from '../kernel/route-line.ts'
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
export function inboundRoute(inbound: Inbound, today: string): RouteLine<InboundStopName> | undefined {
  const { draft, auditFailed, cancelled, entrusted } = states.codes
  if ([draft, auditFailed, cancelled].some((code) => code === inbound.state)) return undefined
  const names = Object.keys(stops) as InboundStopName[]
  return routeLine(
    names.map((name) => {
      const at = inbound.timeline.find(({ toState }) => toState === stops[name])?.at
      return {
        name,
        place:
          (name === 'supplier' && inbound.supplierName) ||
          (name === 'received' && inbound.warehouseName) ||
          '',
        planned: name === 'received' ? inbound.pickupTime.slice(0, 10) || null : null,
        actual: at === undefined ? null : shanghaiDate(new Date(at)),
        // Entrusted goods are stored without the steps between.
        isReached: at !== undefined || (name === 'stored' && inbound.state === entrusted),
      }
    }),
    today,
  )
}
