import { uncountedStates } from '@quayside/contract/counted.ts'
import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import type { Sum, Sums } from '@quayside/contract/kernel/sums.ts'
import { type RawBuilder, sql as raw, type SelectQueryBuilder } from 'kysely'
import { sql } from '../database/database.ts'

/** `in` is the currency of a column that has the same in all rows. */
type SummedColumn = {
  readonly value: RawBuilder<unknown>
  readonly in?: string
  readonly isQuantity?: true
}

/** What of each row of a list is added up, as SQL of the list's own query. */
export type Summing<K extends string> = {
  /** Which rows count; all where it is left out. */
  readonly counts?: RawBuilder<boolean>
  /** The currency of a row, by which amounts are added up separately; '' where the list has quantities only. */
  readonly currency: RawBuilder<string>
  readonly columns: Readonly<Record<K, SummedColumn>>
}

export const inRmb = raw<string>`'RMB'::text`
export const inNoCurrency = raw<string>`''::text`

/** The condition by which `contract/counted.ts` says that a record counts. */
export const isCounted = (kind: keyof typeof uncountedStates, state: string): RawBuilder<boolean> =>
  raw`(${raw.ref(state)} not in (${raw.raw(uncountedStates[kind].join(', '))}))`

/** The rows of one currency, how many of them count, and what the columns come to, in the order of their table. */
export type SumGroup = {
  readonly currency: string
  readonly rows: number
  readonly counted: number
  readonly totals: readonly string[]
}

/** A row of a list, as far as it is added up. */
type SummedRow = { readonly currency: string; readonly counts: boolean; readonly amounts: string[] }

const columnsOf = (summing: Summing<string>): SummedColumn[] => Object.values(summing.columns)

/** The totals of a group as text; `total` says how the column at a place, beginning with 1, is added up. */
export const totalsOf = (summing: Summing<string>, total: (place: number) => RawBuilder<unknown>) => {
  const texts = columnsOf(summing).map(({ isQuantity }, index) =>
    isQuantity
      ? raw`trim_scale(coalesce(${total(index + 1)}, 0))::text`
      : raw`coalesce(${total(index + 1)}, 0)::app.money_sum::text`,
  )
  return raw<string[]>`array[${raw.join(texts)}]`
}

/** How many rows a list has and what they come to, by currency, in one statement that reads no more rows than are counted. */
export const summed = <D, TB extends keyof D, O>(
  query: SelectQueryBuilder<D, TB, O>,
  summing: Summing<string>,
) => {
  const amounts = columnsOf(summing).map((column) => raw`(${column.value})::numeric`)
  const rows = query
    .clearSelect()
    .select([
      summing.currency.as('currency'),
      (summing.counts ?? raw<boolean>`true`).as('counts'),
      raw<string[]>`array[${raw.join(amounts)}]`.as('amounts'),
    ])
    .limit(raw.lit(countedAtMost))
  return sql
    .selectFrom(raw<SummedRow>`(${rows})`.as('r'))
    .select('r.currency')
    .select([
      raw<number>`count(*)::int`.as('rows'),
      raw<number>`(count(*) filter (where r.counts))::int`.as('counted'),
      totalsOf(summing, (place) => raw`sum(r.amounts[${raw.lit(place)}]) filter (where r.counts)`).as(
        'totals',
      ),
    ])
    .groupBy('r.currency')
}

/** The currency of most rows first. Sorted here, as a statement that sorts its few groups costs a third more. */
const byRows = (a: SumGroup, b: SumGroup): number =>
  b.rows - a.rows || (a.currency < b.currency ? -1 : Number(a.currency > b.currency))

/**
 * The number of rows, and their totals: null where there are more rows than a list counts, unless a tally has them, which
 * knows the totals of any number.
 */
export function toSums<K extends string>(
  unsorted: readonly SumGroup[],
  summing: Summing<K>,
  isTallied = false,
): { total: number; sums: Sums<K> | null } {
  const groups = unsorted.toSorted(byRows)
  const total = Math.min(
    countedAtMost,
    groups.reduce((all, { rows }) => all + rows, 0),
  )
  if (total === countedAtMost && !isTallied) return { total, sums: null }
  const columns = Object.entries<SummedColumn>(summing.columns).map(([key, column], index) => {
    const sums = groups.map(({ currency, totals }) => ({ currency, amount: totals[index] ?? '0.00' }))
    return [key, column.in === undefined ? withCurrency(sums, column) : [inOne(column.in, sums)]]
  })
  return {
    total,
    sums: {
      counted: groups.reduce((all, { counted }) => all + counted, 0),
      columns: Object.fromEntries(columns) as Sums<K>['columns'],
    },
  }
}

/** An amount without a currency is that of an unfinished draft. */
const withCurrency = (sums: readonly Sum[], { isQuantity }: SummedColumn): readonly Sum[] =>
  isQuantity ? sums : sums.filter(({ currency }) => currency !== '')

const inOne = (currency: string, sums: readonly Sum[]): Sum => ({
  currency,
  amount: sum(sums.map(({ amount }) => amount as Amount)),
})
