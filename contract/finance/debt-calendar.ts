import { addDays, firstOfMonth, lastOfMonth, weekdayOf } from '../kernel/days.ts'
import { type Amount, plus } from '../kernel/money.ts'
import { currency as currencies } from '../rates/rate.codes.ts'
import type { Debt } from './debt.ts'

/** The weeks that a month's calendar shows, from Monday to Sunday, with the days of its neighbours. */
export function calendarWeeks(month: string): string[][] {
  const first = firstOfMonth(month)
  const last = lastOfMonth(month)
  const weeks: string[][] = []
  for (let monday = addDays(first, 1 - weekdayOf(first)); monday <= last; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_unused, place) => addDays(monday, place)))
  return weeks
}

type Due = Pick<Debt, 'id' | 'dueOn' | 'currency' | 'outstanding' | 'kind'>

export type DaySum = { readonly currency: string; readonly amount: Amount }

const placeOf = (name: string): number => currencies.values.findIndex((each) => each === name)

/** Amounts of one currency added up, in the usual order of currencies. */
export function sumsOf(some: readonly Pick<Due, 'currency' | 'outstanding'>[]): DaySum[] {
  const sums = new Map<string, Amount>()
  for (const { currency, outstanding } of some) {
    const before = sums.get(currency)
    sums.set(currency, before === undefined ? (outstanding as Amount) : plus(before, outstanding as Amount))
  }
  return [...sums]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => placeOf(a.currency) - placeOf(b.currency))
}

/** What is due on one day: the debts, their sum in each currency, and of which kinds they are. */
export type DueDay<D extends Due = Due> = {
  readonly debts: readonly D[]
  readonly sums: readonly DaySum[]
  readonly kinds: readonly string[]
}

export function dueByDay<D extends Due>(debts: readonly D[]): ReadonlyMap<string, DueDay<D>> {
  const days = Map.groupBy(debts, (debt) => debt.dueOn)
  return new Map(
    [...days].map(([day, some]) => [
      day,
      { debts: some, sums: sumsOf(some), kinds: [...new Set(some.map(({ kind }) => kind))] },
    ]),
  )
}
