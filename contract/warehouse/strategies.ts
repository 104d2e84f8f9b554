import Big from 'big.js'
import { dateCodeKey } from './date-code.ts'
import { compareNatural } from './natural-order.ts'
import { outboundStrategy } from './warehouse.codes.ts'

/** A lot as an allocation sees it. */
export type AllocatableLot = {
  readonly id: string
  readonly model: string
  readonly brand: string
  readonly storedAt: string
  readonly batchNumber: string
  readonly lotNumber: string
  readonly dateCode: string
  readonly onHand: string
  readonly available: string
}

export type Demand = {
  readonly model: string
  /** Empty: of any brand. */
  readonly brand: string
  readonly qty: string
  /** One lot was picked by hand. */
  readonly lotId: string | null
  /** The lot numbers asked for, in their order; for the strategy by lot number. */
  readonly lotNumbers: readonly string[]
  /** Whole packs of this quantity first; empty: none. */
  readonly packQty: string
}

type Allocated = { readonly place: number; readonly lotId: string; readonly qty: string }
type Allocation = {
  readonly parts: readonly Allocated[]
  /** What of a demand no lot could give. */
  readonly missing: readonly { readonly place: number; readonly qty: string }[]
  /** What was there for each demand after the earlier ones had taken theirs. */
  readonly available: readonly string[]
}

type Order = (a: AllocatableLot, b: AllocatableLot) => number

/** Ids are numbers as text. */
const byId: Order = (a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : Number(a.id > b.id))
const firstIn: Order = (a, b) =>
  (a.storedAt < b.storedAt ? -1 : Number(a.storedAt > b.storedAt)) || byId(a, b)
const oldestCode: Order = (a, b) =>
  (dateCodeKey(a.dateCode) ?? Infinity) - (dateCodeKey(b.dateCode) ?? Infinity) || 0

const orders: Readonly<Record<number, (asked: readonly string[]) => Order>> = {
  [outboundStrategy.codes.firstInFirstOut]: () => firstIn,
  [outboundStrategy.codes.byBatchNumber]: () => (a, b) =>
    compareNatural(a.batchNumber, b.batchNumber) || firstIn(a, b),
  [outboundStrategy.codes.byDateCode]: () => (a, b) => oldestCode(a, b) || firstIn(a, b),
  [outboundStrategy.codes.byLotNumber]: (asked) => {
    const placeOf = new Map(asked.map((lotNumber, place) => [lotNumber, place]))
    const place = (lot: AllocatableLot): number => placeOf.get(lot.lotNumber) ?? asked.length
    return (a, b) => place(a) - place(b) || compareNatural(a.lotNumber, b.lotNumber) || firstIn(a, b)
  },
}

const nameKey = (name: string): string => name.trim().toLowerCase()

/** Finds the lots that could serve a demand; models are compared once, not for each demand again. */
function lotFinder<L extends AllocatableLot>(lots: readonly L[]): (demand: Demand) => readonly L[] {
  const byModel = Map.groupBy(lots, ({ model }) => nameKey(model))
  return ({ lotId, model, brand }) => {
    if (lotId !== null) return lots.filter(({ id }) => id === lotId)
    const own = byModel.get(nameKey(model)) ?? []
    return brand === '' ? own : own.filter((lot) => nameKey(lot.brand) === nameKey(brand))
  }
}

/** The lots in the order in which the strategy takes them; what was asked for by lot number is taken of these alone. */
export function orderedLots<L extends AllocatableLot>(
  lots: readonly L[],
  strategy: number,
  lotNumbers: readonly string[] = [],
): L[] {
  const order = orders[strategy]?.(lotNumbers) ?? firstIn
  const isAsked = strategy === outboundStrategy.codes.byLotNumber && lotNumbers.length > 0
  return (isAsked ? lots.filter((lot) => lotNumbers.includes(lot.lotNumber)) : lots).toSorted(order)
}

/** Takes from the lots what is demanded, never more than is available of each; the demands in their order. */
export function allocate(
  demands: readonly Demand[],
  lots: readonly AllocatableLot[],
  strategy: number,
): Allocation {
  const left = new Map(lots.map((lot) => [lot.id, new Big(lot.available)]))
  const lotsFor = lotFinder(lots)
  const parts: Allocated[] = []
  const missing: { place: number; qty: string }[] = []
  const available: string[] = []
  for (const [place, demand] of demands.entries()) {
    const candidates = orderedLots(lotsFor(demand), strategy, demand.lotNumbers)
    available.push(candidates.reduce((sum, { id }) => sum.plus(left.get(id) ?? 0), new Big(0)).toFixed())
    const taken = take(candidates, left, demand)
    for (const [lotId, qty] of taken.parts) parts.push({ place, lotId, qty: qty.toFixed() })
    if (taken.open.gt(0)) missing.push({ place, qty: taken.open.toFixed() })
  }
  return { parts, missing, available }
}

/** With a pack quantity whole packs go first, in the strategy's order; the rest breaks the first pack that is left. */
function take(
  lots: readonly AllocatableLot[],
  left: Map<string, Big>,
  { qty, packQty }: Demand,
): { parts: Map<string, Big>; open: Big } {
  const parts = new Map<string, Big>()
  let open = new Big(qty)
  const pass = (share: (there: Big) => Big) => {
    for (const { id } of lots) {
      if (open.lte(0)) return
      const there = left.get(id) ?? new Big(0)
      const part = share(there.lt(open) ? there : open)
      if (part.lte(0)) continue
      left.set(id, there.minus(part))
      parts.set(id, part.plus(parts.get(id) ?? 0))
      open = open.minus(part)
    }
  }
  if (packQty !== '' && new Big(packQty).gt(0)) {
    const pack = new Big(packQty)
    pass((there) => there.div(pack).round(0, 0).times(pack))
  }
  pass((there) => there)
  return { parts, open }
}

/** What a strategy would do, for the comparison of all four. */
type StrategyPreview = {
  readonly strategy: number
  readonly lotsTaken: number
  /** Taken in part, so that some of what is available stays. */
  readonly lotsBroken: number
  /** As it is written on the lot; null where none that can be read is left. */
  readonly oldestDateCodeLeft: string | null
  /** Date codes of the lots that are not readable; those lots are taken last. */
  readonly unreadable: number
  /** Lots that leave wholly. */
  readonly leaving: readonly string[]
  readonly allocation: Allocation
}

function previewStrategy(
  demands: readonly Demand[],
  lots: readonly AllocatableLot[],
  strategy: number,
): StrategyPreview {
  const allocation = allocate(demands, lots, strategy)
  const takenOf = new Map<string, Big>()
  for (const { lotId, qty } of allocation.parts)
    takenOf.set(lotId, new Big(qty).plus(takenOf.get(lotId) ?? 0))
  const wanted = [...new Set(demands.flatMap(lotFinder(lots)))]
  const leaving = wanted.filter(({ id, onHand }) => takenOf.get(id)?.eq(onHand) ?? false)
  const staying = wanted.filter(({ id, available }) => !(takenOf.get(id)?.eq(available) ?? false))
  const [oldest] = staying
    .filter(({ dateCode }) => dateCodeKey(dateCode) !== undefined)
    .toSorted((a, b) => oldestCode(a, b) || firstIn(a, b))
  return {
    strategy,
    lotsTaken: takenOf.size,
    lotsBroken: wanted.filter(({ id, available }) => takenOf.get(id)?.lt(available) ?? false).length,
    oldestDateCodeLeft: oldest?.dateCode ?? null,
    unreadable: wanted.filter(({ dateCode }) => dateCode.trim() !== '' && dateCodeKey(dateCode) === undefined)
      .length,
    leaving: leaving.map(({ id }) => id),
    allocation,
  }
}

export const previewStrategies = (
  demands: readonly Demand[],
  lots: readonly AllocatableLot[],
): StrategyPreview[] => outboundStrategy.values.map((strategy) => previewStrategy(demands, lots, strategy))
