import { dateCodeKey } from './date-code.ts'
import { compareNatural } from './natural-order.ts'
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
const byId: Order = (a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : Number(a.id > b.id))
export const firstIn: Order = (a, b) =>
  (a.storedAt < b.storedAt ? -1 : Number(a.storedAt > b.storedAt)) || byId(a, b)
export const oldestCode: Order = (a, b) =>
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

/**
 * Finds the lots that could serve a demand: goods that are not good only where their lot is named. Models are compared once,
 * not for each demand again.
 */
export function lotFinder<L extends AllocatableLot>(lots: readonly L[]): (demand: Demand) => readonly L[] {
  const good = lots.filter(({ quality }) => quality === lotQuality.codes.good)
  const byModel = Map.groupBy(good, ({ model }) => nameKey(model))
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
