import { type GeneralModelType, type OrderStateKey, receivingState } from '../orders/order.codes.ts'

/** A place on the map of lanes: `code` is the warehouse's id, the code of the customs office or port, or the country's. */
export const lanePlaceKinds = ['country', 'port', 'warehouse', 'customs'] as const
export type LanePlace = { readonly kind: (typeof lanePlaceKinds)[number]; readonly code: string }

/** What is known of the places of an order; empty or null where nothing is. */
export type LaneFacts = {
  readonly kind: GeneralModelType
  readonly state: OrderStateKey
  readonly receivingState: number
  readonly isSupplierOverseas: boolean
  /** The supplier's address: a country, or a region of the mainland. */
  readonly supplierRegion: string
  /** The place of the inbound freight order. */
  readonly originPort: string
  /** Where a lot of the order lies, otherwise the warehouse that receives it. */
  readonly warehouseId: string | null
  readonly deliveryWarehouseId: string | null
  readonly customsOffice: string
  readonly destinationPort: string
}

/** The warehouses of a place that goods go to where the order names none. */
export type UsualWarehouses = { readonly hongKong: string | null; readonly shenzhen: string | null }

/** The lane of an order: where it is now, and the leg that it is on. Undefined: delivered, or not on the way at all. */
export type OrderLane = {
  readonly at: LanePlace
  readonly leg: { readonly from: LanePlace; readonly to: LanePlace; readonly isAhead: boolean } | undefined
}

/** ISO 3166 reserves ZZ for a country that is not known. */
export const unknownCountry = 'ZZ'
export const mainland = 'CN'

const stopOf: Readonly<Partial<Record<OrderStateKey, number>>> = {
  submitted: 0,
  audited: 0,
  storedAwaitingBinding: 1,
  bound: 1,
  received: 1,
  declared: 2,
  cleared: 2,
  departed: 2,
  dispatched: 2,
  arrived: 3,
}

const named = (kind: LanePlace['kind'], code: string | null): LanePlace | undefined =>
  code ? { kind, code } : undefined

function supplierPlace({ originPort, supplierRegion, isSupplierOverseas }: LaneFacts): LanePlace {
  const port = named('port', originPort)
  if (port) return port
  if (/^[A-Z]{2}$/.test(supplierRegion)) return { kind: 'country', code: supplierRegion }
  return { kind: 'country', code: isSupplierOverseas ? unknownCountry : mainland }
}

/** Supplier, warehouse, customs or the road, destination: undefined where the order does not say. */
function placesOf(facts: LaneFacts, usual: UsualWarehouses): readonly (LanePlace | undefined)[] {
  const { kind, warehouseId, customsOffice, destinationPort, deliveryWarehouseId } = facts
  const isReceivedAbroad = kind === 'import' || kind === 'transit'
  const hasCustoms = kind === 'import' || kind === 'export'
  return [
    supplierPlace(facts),
    named('warehouse', warehouseId ?? (isReceivedAbroad ? usual.hongKong : usual.shenzhen)),
    hasCustoms ? named('customs', customsOffice) : undefined,
    kind === 'import'
      ? named('warehouse', deliveryWarehouseId ?? usual.shenzhen)
      : named('port', destinationPort),
  ]
}

/** Goods that came in part wait in the warehouse for the rest. */
function reachedStop({ state, receivingState: received }: LaneFacts): number | undefined {
  const stop = stopOf[state]
  return stop === 0 && state !== 'submitted' && received !== receivingState.codes.notStored ? 1 : stop
}

/** Where an order is now: the last place that is known on its way, up to the one that its state says it reached. */
export function laneOf(facts: LaneFacts, usual: UsualWarehouses): OrderLane | undefined {
  const reached = reachedStop(facts)
  if (reached === undefined) return undefined
  const places = placesOf(facts, usual)
  const passed = places.slice(0, reached + 1).filter((place) => place !== undefined)
  const at = passed.at(-1)
  if (!at) return undefined
  const before = passed.at(-2)
  if (before && !isSamePlace(before, at)) return { at, leg: { from: before, to: at, isAhead: false } }
  const next = places.slice(reached + 1).find((place) => place !== undefined)
  return { at, leg: next && !isSamePlace(at, next) ? { from: at, to: next, isAhead: true } : undefined }
}

/** As the address of the board has it: `customs:5301`. */
export const lanePlaceKey = ({ kind, code }: LanePlace): string => `${kind}:${code}`
const isSamePlace = (a: LanePlace, b: LanePlace): boolean => lanePlaceKey(a) === lanePlaceKey(b)

const home: ReadonlySet<string> = new Set([mainland, 'HK', 'MO'])
/** Goods abroad are outside of the mainland, Hong Kong and Macao. */
export const isAbroad = ({ kind, code }: LanePlace): boolean =>
  (kind === 'country' || kind === 'port') && !home.has(code.slice(0, 2))
