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
  /** The day on which the last stop is reached or expected; null where no day is known. */
  readonly arrival: { readonly day: string; readonly lateDays: number; readonly isReached: boolean } | null
}

const daysLate = (planned: string | null, day: string): number =>
  planned === null ? 0 : Math.max(0, daysBetween(planned, day))

/** What is not reached yet is not expected on a day that is over. */
const latestOf = (day: string, today: string): string => (day < today ? today : day)

/** The way of goods by planned and actual days: a stop that was passed by is reached, whatever is known of it. */
export function routeLine<N extends string>(stops: readonly RouteStop<N>[], today: string): RouteLine<N> {
  const here = stops.findLastIndex(({ isReached }) => isReached)
  // Only the first dated stop ahead is known to be late: those behind it wait for it.
  const awaited = stops.findIndex(({ planned }, place) => place > here && planned !== null)
  let lost = 0
  const legs = stops.map((stop, place): RouteLeg<N> => {
    const isReached = place <= here
    const until = isReached ? (stop.actual ?? stop.planned) : place === awaited ? today : null
    const lateDays = until === null ? 0 : daysLate(stop.planned, until)
    if (stop.planned !== null && (isReached ? stop.actual !== null : lateDays > lost)) lost = lateDays
    return {
      ...stop,
      isReached,
      is: place === here ? 'here' : isReached ? 'passed' : 'ahead',
      line: isReached ? 'travelled' : stop.planned === null ? 'unknown' : 'ahead',
      lateDays,
      expected: isReached || stop.planned === null ? null : latestOf(addDays(stop.planned, lost), today),
    }
  })
  const last = legs.at(-1)
  const day = last?.actual ?? last?.expected
  return {
    legs,
    arrival: last && day ? { day, lateDays: daysLate(last.planned, day), isReached: last.isReached } : null,
  }
}
