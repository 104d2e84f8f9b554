import { shanghaiDate } from '../kernel/days.ts'
import { type RouteLine, type RouteStop, routeLine } from '../kernel/route-line.ts'
import { type GeneralModelType, type OrderStateKey, orderState, receivingState } from './order.codes.ts'
import type { OrderDetail } from './order.ts'

type OrderStopName =
  | 'supplier'
  | 'warehouse'
  | 'declared'
  | 'cleared'
  | 'departed'
  | 'dispatched'
  | 'arrived'
  | 'recipient'

/** The places of each kind, by the state in which the goods have reached them. */
const ways: Readonly<Record<GeneralModelType, readonly OrderStopName[]>> = {
  import: ['supplier', 'warehouse', 'declared', 'cleared', 'arrived', 'recipient'],
  export: ['supplier', 'warehouse', 'declared', 'cleared', 'arrived', 'recipient'],
  transit: ['supplier', 'warehouse', 'departed', 'arrived', 'recipient'],
  domestic: ['supplier', 'warehouse', 'dispatched', 'recipient'],
}
const stateOf: Readonly<Record<OrderStopName, OrderStateKey>> = {
  supplier: 'audited',
  warehouse: 'received',
  declared: 'declared',
  cleared: 'cleared',
  departed: 'departed',
  dispatched: 'dispatched',
  arrived: 'arrived',
  recipient: 'signed',
}

/** Orders whose goods are not on their way. */
const notUnderway: ReadonlySet<OrderStateKey> = new Set(['draft', 'submitted', 'auditFailed', 'cancelled'])

/** Orders of goods that the provider stores already. */
const inStorage: ReadonlySet<OrderStateKey> = new Set(['storedAwaitingBinding', 'bound'])

/** What an order enters by its review; one of goods in storage is never merely audited. */
const passed: ReadonlySet<string> = new Set<OrderStateKey>(['audited', 'storedAwaitingBinding'])

type Order = Pick<
  OrderDetail,
  'state' | 'receivingState' | 'supplierName' | 'customerName' | 'receiving' | 'delivery' | 'timeline'
>

const dayOf = (appointment: string): string | null => appointment.slice(0, 10) || null

/** Where the goods of an order are; undefined for a draft and for one that was cancelled or refused. */
export function orderRoute(
  order: Order,
  kind: GeneralModelType,
  today: string,
): RouteLine<OrderStopName> | undefined {
  const state = orderState.keyOf(order.state)
  const isUnderway = order.timeline.some(({ toState }) => passed.has(toState))
  if (!isUnderway || (state !== undefined && notUnderway.has(state))) return undefined
  // Newest first: an order may have gone back, so the latest time of a state counts.
  const reached = (fits: (entry: Order['timeline'][number]) => boolean): string | null => {
    const at = order.timeline.find(fits)?.at
    return at === undefined ? null : shanghaiDate(new Date(at))
  }
  const isStored =
    order.receivingState === receivingState.codes.fullyStored || (state !== undefined && inStorage.has(state))
  const stops = ways[kind].map((name): RouteStop<OrderStopName> => {
    const entered = reached(({ toState, fromState }) => toState === stateOf[name] && fromState !== toState)
    const storedOn =
      name === 'warehouse' && isStored ? reached(({ transition }) => transition === 'receive') : null
    const actual = entered ?? storedOn
    return {
      name,
      place: placeOf(order, name),
      planned: plannedOf(order, name),
      actual,
      isReached:
        actual !== null ||
        (name === 'warehouse' && isStored) ||
        (name === 'recipient' && state === 'completed'),
    }
  })
  return routeLine(stops, today)
}

function placeOf({ supplierName, customerName, receiving }: Order, name: OrderStopName): string {
  if (name === 'supplier') return supplierName
  if (name === 'warehouse') return receiving.warehouse
  return name === 'recipient' ? customerName : ''
}

function plannedOf({ receiving, delivery }: Order, name: OrderStopName): string | null {
  if (name === 'warehouse') return dayOf(receiving.time)
  return name === 'recipient' ? dayOf(delivery.time) : null
}

/** The states that a stop has been reached in, where a list knows the state alone. */
const reachedIn = (kind: GeneralModelType, state: OrderStateKey): number =>
  state === 'completed' ? ways[kind].length - 1 : ways[kind].findLastIndex((name) => stateOf[name] === state)

/** Where the goods of a row are, without days: those are read with the order itself. */
export function orderRouteOfRow(
  { state: code, receivingState: stored }: Pick<OrderDetail, 'state' | 'receivingState'>,
  kind: GeneralModelType,
  today: string,
): RouteLine<OrderStopName> | undefined {
  const state = orderState.keyOf(code)
  if (state === undefined || notUnderway.has(state)) return undefined
  const isStored = stored === receivingState.codes.fullyStored || inStorage.has(state)
  const here = Math.max(reachedIn(kind, state), isStored ? ways[kind].indexOf('warehouse') : 0)
  const stops = ways[kind].map((name, place) => ({
    name,
    place: '',
    planned: null,
    actual: null,
    isReached: place <= here,
  }))
  return routeLine(stops, today)
}
