import { shanghaiDate } from '../kernel/days.ts'
import { type RouteLine, routeLine } from '../kernel/route-line.ts'
import { type FreightMilestoneKey, forwarderOrderState, freightMilestone } from './forwarding.codes.ts'
import type { Milestone } from './milestone.ts'

/** Those that a shipment always has; the others are drawn where something is known of them. */
const always: ReadonlySet<FreightMilestoneKey> = new Set(['handedOver', 'departed', 'arrived', 'delivered'])

const dayOf = (at: string | null | undefined): string | null => (at ? shanghaiDate(new Date(at)) : null)

/** The way of a shipment by its milestones. */
export const freightRoute = (
  milestones: readonly Milestone[],
  today: string,
): RouteLine<FreightMilestoneKey> => {
  const known = new Map(milestones.map((milestone) => [milestone.kind, milestone]))
  return routeLine(
    freightMilestone.keys
      .filter((name) => known.has(name) || always.has(name))
      .map((name) => {
        const milestone = known.get(name)
        const actual = dayOf(milestone?.actualAt)
        return { name, place: '', planned: dayOf(milestone?.plannedAt), actual, isReached: actual !== null }
      }),
    today,
  )
}

const rowStops = {
  handedOver: forwarderOrderState.codes.delivered,
  departed: forwarderOrderState.codes.arrived,
  arrived: forwarderOrderState.codes.arrived,
  delivered: forwarderOrderState.codes.completed,
} as const satisfies Partial<Record<FreightMilestoneKey, number>>

type ShipmentRow = {
  readonly state: number
  readonly departsAt: string | null
  readonly arrivesAt: string | null
}

/** The same of a list's row, which knows state and planned days; undefined before the shipment is agreed. */
export function freightRouteOfRow(
  row: ShipmentRow,
  today: string,
): RouteLine<keyof typeof rowStops> | undefined {
  if (row.state < forwarderOrderState.codes.quoteConfirmed) return undefined
  const planned = { handedOver: null, departed: row.departsAt, arrived: row.arrivesAt, delivered: null }
  const names = Object.keys(rowStops) as (keyof typeof rowStops)[]
  return routeLine(
    names.map((name) => ({
      name,
      place: '',
      planned: dayOf(planned[name]),
      actual: null,
      isReached: row.state >= rowStops[name],
    })),
    today,
  )
}
