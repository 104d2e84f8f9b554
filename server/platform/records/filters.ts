import { type Flag, isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { type RawBuilder, sql as raw, type SelectQueryBuilder } from 'kysely'
import { containing, fromDay, untilDay } from './list-page.ts'

type Condition = RawBuilder<boolean>

/**
 * One filter of a list, in two parts: what becomes the statement's parameter, and the condition. The condition may not
 * depend on the parameter, so that it serves `compiledOnce`, which puts a stand-in there.
 */
type Filter<V> = {
  readonly parameter: (given: V) => unknown
  /** `alias` is the table that is asked: a list's own, or a tally that has the same columns. */
  readonly where: (parameter: never, alias: string) => Condition
}

/** One filter for each parameter of a list's query: one that the contract has and this table lacks does not compile. */
export type Filters<Q> = { readonly [K in keyof Q]-?: Filter<NonNullable<Q[K]>> }

/** What is given of a list's query besides page and order; a selection of rows is a filter too. */
export type FilterOf<Q> = Omit<Q, 'pageNum' | 'pageSize' | 'orderByColumn' | 'isAsc'> & {
  readonly ids?: readonly string[] | undefined
}

type AnyColumn = { [T in keyof DB]: keyof DB[T] & string }[keyof DB]
const column = (alias: string, name: AnyColumn) => raw.ref(`${alias}.${name}`)

const asGiven = <V>(given: V): V => given

/** A filter whose parameter is made from what was given. */
const value = <V, P>(
  parameter: (given: V) => P,
  where: (parameter: P, alias: string) => Condition,
): Filter<V> => ({ parameter, where })

/** The usual ways to filter, by a column of the table that is asked. */
export const by = {
  value,
  /** By what was given, as it is. */
  given: <V>(where: (given: V, alias: string) => Condition): Filter<V> => value(asGiven<V>, where),
  equals: (name: AnyColumn): Filter<string | number> =>
    value(asGiven, (given, alias) => raw`${column(alias, name)} = ${given}`),
  flag: (name: AnyColumn): Filter<Flag> =>
    value(isYes, (isSo, alias) => raw`${column(alias, name)} = ${isSo}`),
  part: (name: AnyColumn): Filter<string> =>
    value(containing, (within, alias) => raw`${column(alias, name)} ilike ${within}`),
  atLeast: (name: AnyColumn): Filter<string> =>
    value(asGiven, (least, alias) => raw`${column(alias, name)} >= ${least}`),
  atMost: (name: AnyColumn): Filter<string> =>
    value(asGiven, (most, alias) => raw`${column(alias, name)} <= ${most}`),
  /** By names, pinyin and initials, which a column `search` has in lower case. */
  keyword: (where: (within: string) => Condition): Filter<string> =>
    value((typed) => containing(typed.toLowerCase()), where),
  /** Each word must be found. How many there are is part of the text, so it cannot be used with `compiledOnce`. */
  words: (
    wordsOf: (typed: string) => readonly string[],
    where: (word: string) => Condition,
  ): Filter<string> =>
    value(wordsOf, (words) => raw`(${raw.join([raw`true`, ...words.map(where)], raw` and `)})`),
}

/** What every list has. */
export const usualFilters = {
  createdAtBegin: value(
    asGiven<string>,
    (day, alias) => raw`${column(alias, 'created_at')} >= ${fromDay(day)}`,
  ),
  createdAtEnd: value(
    asGiven<string>,
    (day, alias) => raw`${column(alias, 'created_at')} < ${untilDay(day)}`,
  ),
  ids: value(
    (ids: readonly string[]) => [...ids],
    (ids, alias) => raw`${column(alias, 'id')} = any(${ids}::bigint[])`,
  ),
}

type Given = Readonly<Record<string, unknown>>
type AnyFilters = Readonly<Record<string, Filter<never>>>

/** The parameters of the filters that are given; those left out and empty texts ask for nothing. */
export function parametersOf<Q extends object>(
  filters: Filters<Q>,
  given: Partial<Q>,
): Record<string, unknown> {
  const parameters: Record<string, unknown> = {}
  for (const [name, asked] of Object.entries(given as Given)) {
    const filter = (filters as AnyFilters)[name]
    if (filter && asked !== undefined && asked !== '') parameters[name] = filter.parameter(asked as never)
  }
  return parameters
}

/** The conditions for these parameters, in the order of the table. */
export const conditionsOf = <Q extends object>(
  filters: Filters<Q>,
  parameters: Given,
  alias: string,
): Condition[] =>
  Object.entries(filters as AnyFilters).flatMap(([name, { where }]) =>
    parameters[name] === undefined ? [] : [where(parameters[name] as never, alias)],
  )

/** The rows that the given filters leave. Each condition is there or not, so that a set of filters is one statement. */
export function filtered<D, TB extends keyof D, O, Q extends object>(
  query: SelectQueryBuilder<D, TB, O>,
  alias: string,
  filters: Filters<Q>,
  given: Partial<Q>,
): SelectQueryBuilder<D, TB, O> {
  return where(query, conditionsOf(filters, parametersOf(filters, given), alias))
}

export const where = <D, TB extends keyof D, O>(
  query: SelectQueryBuilder<D, TB, O>,
  conditions: readonly Condition[],
): SelectQueryBuilder<D, TB, O> => conditions.reduce((wanted, condition) => wanted.where(condition), query)
