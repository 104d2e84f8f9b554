import Big from 'big.js'
import { bigOf } from '../kernel/big-of.ts'
import { addDays, daysBetween, lastOfMonth } from '../kernel/days.ts'
import { roundIn } from '../kernel/minor-units.ts'
import { type Amount, roundAmount } from '../kernel/money.ts'
import { type TariffUnitKey, tariffUnit } from './warehouse.codes.ts'

export type Tariff = {
  readonly validFrom: string
  readonly freeDays: number
  readonly unit: number
  /** The price of a day and unit. */
  readonly rate: string
  readonly currency: string
}

/** What a lot is charged by. */
type StoredLot = {
  readonly storedOn: string
  readonly initialQty: string
  readonly pallets: string
  readonly packages: string
  readonly grossWeight: string
  readonly volume: string
}
/** By how much the quantity changed on a day. */
export type StockChange = { readonly day: string; readonly qty: string }

/** A warehouse that a lot lay in from a day on, until the next of its stays begins; the first has no beginning. */
export type Stay = {
  readonly warehouseId: string
  readonly since: string
  readonly tariffs: readonly Tariff[]
}
type Stored = Omit<Stay, 'since'>

/** The stays of a lot: it left the warehouse of each move on its day, and lies in the last one now. */
export function staysOf(now: Stored, moves: readonly (Stored & { readonly day: string })[]): Stay[] {
  return [...moves, now].map(({ warehouseId, tariffs }, place) => ({
    warehouseId,
    tariffs,
    since: moves[place - 1]?.day ?? '',
  }))
}

/** Some days in a row with the same warehouse, quantity and tariff. */
export type ChargedDays = {
  readonly warehouseId: string
  readonly from: string
  readonly to: string
  readonly unit: number
  /** Units × days. */
  readonly quantity: string
  readonly rate: string
  readonly currency: string
}

/** The tariff that is valid on a day: the latest that began. */
export const tariffOn = (tariffs: readonly Tariff[], day: string): Tariff | undefined =>
  tariffs.reduce<Tariff | undefined>(
    (latest, tariff) =>
      tariff.validFrom <= day && (!latest || tariff.validFrom > latest.validFrom) ? tariff : latest,
    undefined,
  )

/** The last day that costs nothing; the free days are those of the tariff when the goods came. */
export function freeUntil(storedOn: string, tariffs: readonly Tariff[]): string | undefined {
  const tariff = tariffOn(tariffs, storedOn)
  return tariff && addDays(storedOn, tariff.freeDays - 1)
}

/** So many days before its end, the free time is said to end soon. */
export const freeEndingDays = 7
/** From so many days on, a lot is said to lie long. */
export const agedDays = 180

/** What a day costs that is charged, for the quantity that is there: a rate, of which only the sum of a month is paid. */
export function costPerDay(lot: StoredLot, onHand: string, tariff: Tariff | undefined): Amount | undefined {
  return tariff && roundAmount(unitsOf(lot, new Big(onHand), tariff.unit).times(tariff.rate))
}

const none = new Big(0)

const share = (lot: StoredLot, onHand: Big): Big => {
  const initial = new Big(lot.initialQty)
  return initial.gt(none) ? onHand.div(initial) : new Big(1)
}

const measures: Readonly<Record<TariffUnitKey, (lot: StoredLot, onHand: Big) => Big>> = {
  // A pallet takes its place until the last piece has left; a lot without a count takes one.
  pallet: (lot) => new Big(Number(lot.pallets || 0) > 0 ? lot.pallets : 1),
  carton: (lot, onHand) => bigOf(lot.packages).times(share(lot, onHand)).round(0, 3),
  kilogram: (lot, onHand) => bigOf(lot.grossWeight).times(share(lot, onHand)).round(4),
  cubicMetre: (lot, onHand) => bigOf(lot.volume).times(share(lot, onHand)).round(4),
}

const measuredBy: Readonly<Record<TariffUnitKey, (lot: StoredLot) => string>> = {
  pallet: () => '1',
  carton: ({ packages }) => packages,
  kilogram: ({ grossWeight }) => grossWeight,
  cubicMetre: ({ volume }) => volume,
}

/** Whether a tariff charges by something that is not known of the lot, so that its days cannot be charged. */
export function isUnmeasured(lot: StoredLot, { unit, rate }: Tariff): boolean {
  const key = tariffUnit.keyOf(unit)
  return key !== undefined && new Big(rate).gt(none) && bigOf(measuredBy[key](lot)).eq(none)
}

/** How many units of a tariff the quantity takes up. */
export function unitsOf(lot: StoredLot, onHand: Big, unit: number): Big {
  const key = tariffUnit.keyOf(unit)
  return key === undefined || onHand.lte(none) ? none : measures[key](lot, onHand)
}

type Days = { readonly from: string; readonly to: string }

type Kind = 'charged' | 'unmeasured'

/**
 * The days from `from` to `to` that cost something. A day is charged by what is there when it ends, by the tariff of the
 * warehouse in which it lies then: the day of arrival counts, the day of departure does not. Free days count from the day
 * the goods came into store, also in a warehouse to which they were moved. `changes` are all of the lot's, in any order.
 */
export const chargedDays = (...of: StoredDays): ChargedDays[] => daysOf('charged', ...of)

/** The days that would cost something if the lot's weight, volume or packages were known; their quantity is 0. */
export const unmeasuredDays = (...of: StoredDays): ChargedDays[] => daysOf('unmeasured', ...of)

type StoredDays = [lot: StoredLot, changes: readonly StockChange[], stays: readonly Stay[], days: Days]

const daysOf = (kind: Kind, ...[lot, changes, stays, { from, to }]: StoredDays): ChargedDays[] =>
  stays.flatMap((stay, place) => {
    const next = stays[place + 1]
    const last = next === undefined ? to : addDays(next.since, -1)
    const days = { from: stay.since > from ? stay.since : from, to: last < to ? last : to }
    return daysOfStay(kind, lot, changes, stay, days)
  })

function daysOfStay(
  kind: Kind,
  lot: StoredLot,
  changes: readonly StockChange[],
  { warehouseId, tariffs }: Stay,
  { from, to }: Days,
): ChargedDays[] {
  const arrival = tariffOn(tariffs, lot.storedOn)
  const charged = arrival ? addDays(lot.storedOn, arrival.freeDays) : lot.storedOn
  const begin = charged > from ? charged : from
  if (begin > to) return []
  const starts = [begin]
  const cut = (day: string) => {
    if (day > begin && day <= to && !starts.includes(day)) starts.push(day)
  }
  for (const { day } of changes) cut(day)
  for (const { validFrom } of tariffs) cut(validFrom)
  starts.sort()
  return starts.flatMap((start, place) => {
    const next = starts[place + 1]
    const end = next === undefined ? to : addDays(next, -1)
    const tariff = tariffOn(tariffs, start)
    if (!tariff) return []
    const onHand = changes.reduce((sum, { day, qty }) => (day <= start ? sum.plus(qty) : sum), none)
    const units = unitsOf(lot, onHand, tariff.unit)
    const isWanted = kind === 'charged' ? units.gt(none) : onHand.gt(none) && isUnmeasured(lot, tariff)
    if (!isWanted) return []
    const quantity = units.times(daysBetween(start, end) + 1).toFixed()
    const { unit, rate, currency } = tariff
    return [{ warehouseId, from: start, to: end, unit, quantity, rate, currency }]
  })
}

type Cost = { readonly currency: string; readonly amount: Amount }

/** Per currency, rounded once, to what can be paid in it. */
export function costOf(days: readonly ChargedDays[]): Cost[] {
  const sums = new Map<string, Big>()
  for (const { currency, quantity, rate } of days)
    sums.set(currency, new Big(quantity).times(rate).plus(sums.get(currency) ?? none))
  return [...sums].map(([currency, sum]) => ({ currency, amount: roundIn(currency, sum) }))
}

/** For so many days ahead it is said what taking goods out spares. */
const daysAhead = 30

/**
 * What the next days would cost if these goods stayed as they are, from tomorrow on; null where their warehouse has no
 * tariff.
 */
export function costAhead(
  lots: readonly { readonly lot: StoredLot; readonly onHand: string }[],
  here: Stored,
  today: string,
): Cost | null {
  const [first] = here.tariffs
  if (!first) return null
  const window = { from: addDays(today, 1), to: addDays(today, daysAhead) }
  const days = lots.flatMap(({ lot, onHand }) =>
    chargedDays(lot, [{ day: lot.storedOn, qty: onHand }], staysOf(here, []), window),
  )
  return costOf(days)[0] ?? { currency: first.currency, amount: roundAmount('0') }
}

type CostOfMonth = { readonly month: string; readonly days: number; readonly cost: Cost }

/** The days that cost something, month by month, as fees charge them. */
export function costByMonth(parts: readonly ChargedDays[]): CostOfMonth[] {
  const months = new Map<string, { days: number; parts: ChargedDays[] }>()
  for (const part of parts) {
    const length = daysBetween(part.from, part.to) + 1
    for (let from = part.from; from <= part.to; ) {
      const month = from.slice(0, 7)
      const last = lastOfMonth(month)
      const to = last < part.to ? last : part.to
      const days = daysBetween(from, to) + 1
      const quantity = new Big(part.quantity).times(days).div(length).toFixed()
      const known = months.get(month) ?? { days: 0, parts: [] }
      months.set(month, { days: known.days + days, parts: [...known.parts, { ...part, from, to, quantity }] })
      from = addDays(to, 1)
    }
  }
  return [...months].flatMap(([month, { days, parts: own }]) =>
    costOf(own).map((cost) => ({ month, days, cost })),
  )
}
