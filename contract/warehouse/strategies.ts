import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import {
  type AllocatableLot,
  type Demand,
  firstExpired,
  firstIn,
  hasReadableCode,
  lotFinder,
  oldestCode,
  orderedLots,
} from './lot-order.ts'
import { outboundStrategy } from './warehouse.codes.ts'

type Allocated = { readonly place: number; readonly lotId: string; readonly qty: string }
type Allocation = {
  readonly parts: readonly Allocated[]
  /** What of a demand no lot could give. */
  readonly missing: readonly { readonly place: number; readonly qty: string }[]
  /** What was there for each demand after the earlier ones had taken theirs. */
  readonly available: readonly string[]
}

/** The strategy, and the day on which goods must not be expired. */
type Taking = { readonly strategy: number; readonly today: string }

/** Takes from the lots what is demanded, never more than is available of each; the demands in their order. */
export function allocate(
  demands: readonly Demand[],
  lots: readonly AllocatableLot[],
  { strategy, today }: Taking,
): Allocation {
  const left = new Map(lots.map((lot) => [lot.id, new Big(lot.available)]))
  const lotsFor = lotFinder(lots, today)
  const parts: Allocated[] = []
  const missing: { place: number; qty: string }[] = []
  const available: string[] = []
  for (const [place, demand] of demands.entries()) {
    const candidates = orderedLots(lotsFor(demand), strategy, demand.lotNumbers)
    available.push(candidates.reduce((sum, { id }) => sum.plus(bigOf(left.get(id))), new Big(0)).toFixed())
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
      parts.set(id, part.plus(bigOf(parts.get(id))))
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

/** What a strategy would do, for the comparison of all. */
type StrategyPreview = {
  readonly strategy: number
  readonly lotsTaken: number
  /** Taken in part, so that some of what is available stays. */
  readonly lotsBroken: number
  /** As it is written on the lot; null where none that can be read is left. */
  readonly oldestDateCodeLeft: string | null
  /** The next day on which some of what is left expires; null where none of it does. */
  readonly nextExpiryLeft: string | null
  /** Date codes of the lots that are not readable; those lots are taken last. */
  readonly unreadable: number
  /** Lots that leave wholly. */
  readonly leaving: readonly string[]
  readonly allocation: Allocation
}

function previewStrategy(
  demands: readonly Demand[],
  lots: readonly AllocatableLot[],
  taking: Taking,
): StrategyPreview {
  const allocation = allocate(demands, lots, taking)
  const takenOf = new Map<string, Big>()
  for (const { lotId, qty } of allocation.parts)
    takenOf.set(lotId, new Big(qty).plus(bigOf(takenOf.get(lotId))))
  const wanted = [...new Set(demands.flatMap(lotFinder(lots, taking.today)))]
  const leaving = wanted.filter(({ id, onHand }) => takenOf.get(id)?.eq(onHand) ?? false)
  const staying = wanted.filter(({ id, available }) => !(takenOf.get(id)?.eq(available) ?? false))
  const oldest = firstOf(staying.filter(hasReadableCode), (a, b) => oldestCode(a, b) || firstIn(a, b))
  const nextExpiring = firstOf(staying, firstExpired)
  return {
    strategy: taking.strategy,
    lotsTaken: takenOf.size,
    lotsBroken: wanted.filter(({ id, available }) => takenOf.get(id)?.lt(available) ?? false).length,
    oldestDateCodeLeft: oldest?.dateCode ?? null,
    nextExpiryLeft: nextExpiring?.expiresOn ?? null,
    unreadable: wanted.filter((lot) => lot.dateCode.trim() !== '' && !hasReadableCode(lot)).length,
    leaving: leaving.map(({ id }) => id),
    allocation,
  }
}

const firstOf = <T>(all: readonly T[], order: (a: T, b: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (first, each) => (first !== undefined && order(first, each) <= 0 ? first : each),
    undefined,
  )

export const previewStrategies = (
  demands: readonly Demand[],
  lots: readonly AllocatableLot[],
  today: string,
): StrategyPreview[] =>
  outboundStrategy.values.map((strategy) => previewStrategy(demands, lots, { strategy, today }))
