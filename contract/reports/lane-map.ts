import * as z from 'zod/mini'
import { daysBetween } from '../kernel/days.ts'
import { type FlowReason, flowReasons, type LaneState } from './flow-board.facts.ts'
import { heldUpBy } from './flow-board.rules.ts'
import { isAbroad, type LanePlace, lanePlaceKey, lanePlaceKinds, type OrderLane } from './lane-places.ts'

const placePattern = `(?:${lanePlaceKinds.join('|')}):[A-Za-z0-9-]{1,20}`
/** Several places at once, separated by commas. */
export const lanePlaces = z
  .string()
  .check(z.maxLength(400), z.regex(new RegExp(`^${placePattern}(?:,${placePattern})*$`), 'field.code'))

const count = z.number()
const LaneStay = z.object({
  key: z.string(),
  name: z.string(),
  /** Longitude and latitude, where the record itself has them. */
  position: z.nullable(z.tuple([z.number(), z.number()])),
  isAbroad: z.boolean(),
  orders: count,
  /** Orders that something holds up, and by how many days the latest of them is over its last day. */
  late: count,
  lateDays: count,
  /** How far the goods are, and what holds orders up. */
  goods: z.array(z.object({ reason: z.enum(flowReasons), orders: count })),
  holds: z.array(z.object({ reason: z.enum(flowReasons), orders: count, days: count })),
})
export type LaneStay = z.infer<typeof LaneStay>

const LaneLeg = z.object({
  from: z.string(),
  to: z.string(),
  orders: count,
  /** How many of these have not left yet, and of how many the goods are late. */
  ahead: count,
  late: count,
})
export type LaneLeg = z.infer<typeof LaneLeg>

export const LaneMap = z.object({
  /** Orders on their way: the sum of those of all places. */
  orders: count,
  /** Orders whose goods are delivered, and that wait for money or invoices. */
  delivered: count,
  places: z.array(LaneStay),
  legs: z.array(LaneLeg),
})
export type LaneMap = z.infer<typeof LaneMap>

type MappedOrder = { readonly lane: OrderLane | undefined; readonly lanes: readonly LaneState[] }
type PlaceData = Pick<LaneStay, 'name' | 'position'>

const lateDays = (state: LaneState, today: string): number =>
  state.dueOn === undefined ? 0 : daysBetween(state.dueOn, today)

/** Orders by place and by leg; the places with the most orders first. */
export function mapOf(
  orders: readonly MappedOrder[],
  dataOf: (place: LanePlace) => PlaceData,
  today: string,
): LaneMap {
  const onTheWay = orders.flatMap(({ lane, lanes }) => (lane ? [{ lane, lanes, held: heldUpBy(lanes) }] : []))
  const byPlace = Map.groupBy(onTheWay, ({ lane }) => lanePlaceKey(lane.at))
  const byLeg = Map.groupBy(
    onTheWay.flatMap(({ lane: { leg }, held }) => (leg ? [{ ...leg, isLate: held?.lane === 'goods' }] : [])),
    ({ from, to }) => `${lanePlaceKey(from)}>${lanePlaceKey(to)}`,
  )
  const ends = new Map(
    onTheWay
      .flatMap(({ lane: { at, leg } }) => (leg ? [at, leg.from, leg.to] : [at]))
      .map((place) => [lanePlaceKey(place), place]),
  )
  const places = [...ends].map(([key, place]): LaneStay => {
    const here = byPlace.get(key) ?? []
    const held = here.flatMap((order) => (order.held ? [order.held] : []))
    return {
      key,
      ...dataOf(place),
      isAbroad: isAbroad(place),
      orders: here.length,
      late: held.length,
      lateDays: Math.max(0, ...held.map((state) => lateDays(state, today))),
      goods: grouped(here.flatMap(({ lanes }) => lanes.filter(({ lane }) => lane === 'goods'))).map(
        ([reason, states]) => ({ reason, orders: states.length }),
      ),
      holds: grouped(held).map(([reason, states]) => ({
        reason,
        orders: states.length,
        days: Math.max(...states.map((state) => lateDays(state, today))),
      })),
    }
  })
  return {
    orders: onTheWay.length,
    delivered: orders.length - onTheWay.length,
    places: places.toSorted((a, b) => b.orders - a.orders || (a.key < b.key ? -1 : 1)),
    legs: [...byLeg.values()].flatMap((legs) => {
      const [first] = legs
      if (!first) return []
      return {
        from: lanePlaceKey(first.from),
        to: lanePlaceKey(first.to),
        orders: legs.length,
        ahead: legs.filter(({ isAhead }) => isAhead).length,
        late: legs.filter(({ isLate }) => isLate).length,
      }
    }),
  }
}

const grouped = (states: readonly LaneState[]): [FlowReason, LaneState[]][] =>
  [...Map.groupBy(states, ({ reason }) => reason)].toSorted(([, a], [, b]) => b.length - a.length)
