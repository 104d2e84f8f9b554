import Big from 'big.js'
import { dateCodeKey } from './date-code.ts'
import { isExpired } from './goods-days.ts'
import { emptyLastKey } from './natural-order.ts'
import { lotQuality, outboundStrategy } from './warehouse.codes.ts'

/** A lot as an allocation sees it. */
export type AllocatableLot = {
  readonly id: string
  readonly model: string
  readonly brand: string
  readonly storedAt: string
  readonly batchNumber: string
  readonly lotNumber: string
  readonly dateCode: string
  /** The last day on which the goods are good; null where they have none. */
  readonly expiresOn: string | null
  readonly quality: number
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

type Order = (a: AllocatableLot, b: AllocatableLot) => number

/** Ids are numbers as text. */
const byId: Order = (a, b) => a.id.length - b.id.length || byText(a.id, b.id)
export const firstIn: Order = (a, b) => byText(a.storedAt, b.storedAt) || byId(a, b)
/** A code that cannot be read stands after all others. */
const unreadable = Number.MAX_SAFE_INTEGER
type SortKeys = { readonly code: number; readonly batch: string; readonly lot: string }
/** Sorting compares a lot with many others: what it sorts by is read once. */
const keysOfLots = new WeakMap<AllocatableLot, SortKeys>()
function keysOf(lot: AllocatableLot): SortKeys {
  const known = keysOfLots.get(lot)
  if (known) return known
  const keys = {
    code: dateCodeKey(lot.dateCode) ?? unreadable,
    batch: emptyLastKey(lot.batchNumber),
    lot: emptyLastKey(lot.lotNumber),
  }
  keysOfLots.set(lot, keys)
  return keys
}
const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

export const hasReadableCode = (lot: AllocatableLot): boolean => keysOf(lot).code !== unreadable
export const oldestCode: Order = (a, b) => keysOf(a).code - keysOf(b).code

/** Goods without a day keep, and leave last. */
export const firstExpired: Order = (a, b) => byText(a.expiresOn ?? noDay, b.expiresOn ?? noDay)
const noDay = '9999-12-31'

const orders: Readonly<Record<number, (asked: readonly string[]) => Order>> = {
  [outboundStrategy.codes.firstInFirstOut]: () => firstIn,
  [outboundStrategy.codes.byBatchNumber]: () => (a, b) =>
    byText(keysOf(a).batch, keysOf(b).batch) || firstIn(a, b),
  [outboundStrategy.codes.byDateCode]: () => (a, b) => oldestCode(a, b) || firstIn(a, b),
  [outboundStrategy.codes.byLotNumber]: (asked) => {
    const placeOf = new Map(asked.map((lotNumber, place) => [lotNumber, place]))
    const place = (lot: AllocatableLot): number => placeOf.get(lot.lotNumber) ?? asked.length
    return (a, b) => place(a) - place(b) || byText(keysOf(a).lot, keysOf(b).lot) || firstIn(a, b)
  },
  [outboundStrategy.codes.firstExpiredFirstOut]: () => (a, b) => firstExpired(a, b) || firstIn(a, b),
}

const nameKey = (name: string): string => name.trim().toLowerCase()

type Condition = { readonly quality: number; readonly expiresOn: string | null }

/** Goods that are damaged, wrong or expired are taken only where their lot is named. */
export const isTakenUnnamed = ({ quality, expiresOn }: Condition, today: string): boolean =>
  quality === lotQuality.codes.good && !isExpired(expiresOn, today)

/** Finds the lots that could serve a demand. Models are compared once, not for each demand again. */
export function lotFinder<L extends AllocatableLot>(
  lots: readonly L[],
  today: string,
): (demand: Demand) => readonly L[] {
  const byModel = Map.groupBy(
    lots.filter((lot) => isTakenUnnamed(lot, today)),
    ({ model }) => nameKey(model),
  )
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

/** How much of the goods that a demand could have taken is expired. */
export function expiredFor(lots: readonly AllocatableLot[], today: string): (demand: Demand) => string {
  const expired = lots.filter(({ expiresOn }) => isExpired(expiresOn, today))
  // Asked for the first of days, on which nothing is expired.
  const find = lotFinder(expired, '')
  return (demand) =>
    demand.lotId === null
      ? find(demand)
          .reduce((sum, { available }) => sum.plus(available), new Big(0))
          .toFixed()
      : '0'
}
