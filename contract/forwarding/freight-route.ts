import { shanghaiDate } from '../kernel/days.ts'
import { type RouteLine, routeLine } from '../kernel/route-line.ts'
import { type FreightMilestoneKey, freightMilestone } from './forwarding.codes.ts'
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
