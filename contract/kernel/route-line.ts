import { addDays, daysBetween } from './days.ts'

/** A place on the way of goods, with the days that are known of it. */
export type RouteStop<N extends string = string> = {
  readonly name: N
  /** Its own name, where the record has one: a supplier, a warehouse. */
  readonly place: string
  readonly planned: string | null
  readonly actual: string | null
  readonly isReached: boolean
}

export type RouteLeg<N extends string = string> = RouteStop<N> & {
  readonly is: 'passed' | 'here' | 'ahead'
  /** How the way to this stop is drawn; unknown: no day was given for it. */
  readonly line: 'travelled' | 'ahead' | 'unknown'
  /** Reached after its day, or not reached although its day is over. */
  readonly lateDays: number
  /** When it is expected: the planned day, later by what was lost before it. */
  readonly expected: string | null
}

export type RouteLine<N extends string = string> = {
  readonly legs: readonly RouteLeg<N>[]
  /** Of the last stop, which is reached or expected on that day; null where no day is known. */
  readonly arrival: { readonly day: string; readonly lateDays: number; readonly isReached: boolean } | null
}

const daysLate = (planned: string | null, day: string): number =>
  planned === null ? 0 : Math.max(0, daysBetween(planned, day))

/** The way of goods by planned and actual days: a stop that was passed by is reached, whatever is known of it. */
export function routeLine<N extends string>(stops: readonly RouteStop<N>[], today: string): RouteLine<N> {
  const here = stops.findLastIndex(({ isReached }) => isReached)
  let lost = 0
  const legs = stops.map((stop, place): RouteLeg<N> => {
    const isReached = place <= here
    // Only the next stop is known to be late: those behind it wait for it.
    const until = isReached ? (stop.actual ?? stop.planned) : place === here + 1 ? today : null
    const lateDays = until === null ? 0 : daysLate(stop.planned, until)
    if (stop.planned !== null && (isReached ? stop.actual !== null : lateDays > 0)) lost = lateDays
    return {
      ...stop,
      isReached,
      is: place === here ? 'here' : isReached ? 'passed' : 'ahead',
      line: isReached ? 'travelled' : stop.planned === null ? 'unknown' : 'ahead',
      lateDays,
      expected: isReached || stop.planned === null ? null : addDays(stop.planned, lost),
    }
  })
  const last = legs.at(-1)
  const day = last?.actual ?? last?.expected
  return {
    legs,
    arrival: last && day ? { day, lateDays: daysLate(last.planned, day), isReached: last.isReached } : null,
  }
}
