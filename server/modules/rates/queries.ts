import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import type { RateQuery } from '@quayside/contract/rates/rate.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

export const rateColumns = [
  'source',
  'currency',
  'day',
  'middle',
  'buying',
  'cash_buying',
  'selling',
  'published_at',
] as const

const askedCurrencies = (currencies: readonly string[]) =>
  raw<{ code: string }>`(select unnest(${[...currencies]}::text[]) as code)`.as('asked')

/** Finds for each day and currency the last rate published by then. */
export const findRatesOfDays = (search: {
  source: string
  currencies: readonly string[]
  begin: string
  end: string
}) =>
  sql
    .selectFrom(
      raw<{ date: string }>`(select day::date as date
        from generate_series(${search.begin}::date, ${search.end}::date, interval '1 day') as day)`.as(
        'wanted',
      ),
    )
    .innerJoin(askedCurrencies(search.currencies), (join) => join.onTrue())
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('rate')
          .select(rateColumns)
          .where('rate.source', '=', search.source)
          .whereRef('rate.currency', '=', 'asked.code')
          .whereRef('rate.day', '<=', 'wanted.date')
          .orderBy('rate.day', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .select('wanted.date')
    .orderBy('wanted.date')
    .orderBy('asked.code')

/** Finds for each source and currency the last two rates published by a day, newest first. */
export const findLastTwo = (search: {
  sources: readonly string[]
  currencies: readonly string[]
  date: string
}) =>
  sql
    .selectFrom(
      raw<{ source: string }>`(select unnest(${[...search.sources]}::text[]) as source)`.as('wanted'),
    )
    .innerJoin(askedCurrencies(search.currencies), (join) => join.onTrue())
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('rate')
          .select(rateColumns)
          .whereRef('rate.source', '=', 'wanted.source')
          .whereRef('rate.currency', '=', 'asked.code')
          .where('rate.day', '<=', search.date)
          .orderBy('rate.day', 'desc')
          .limit(2)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .orderBy('last.source')
    .orderBy('last.currency')
    .orderBy('last.day', 'desc')

/** The middle rate of each currency by a day; of any other source where this one has none yet. */
export const findKnownBy = (source: string, day: string, db = sql) =>
  db
    .selectFrom('rate')
    .distinctOn('currency')
    .select(['currency', 'day', raw<string>`middle`.as('middle')])
    .where('day', '<=', day)
    .where('middle', 'is not', null)
    .orderBy('currency')
    .orderBy(raw`source = ${source}`, 'desc')
    .orderBy('day', 'desc')

export const findRatesSince = (source: string, day: string, db = sql) =>
  db.selectFrom('rate').select(rateColumns).where('source', '=', source).where('day', '>=', day)

export type RateFilter = Pick<RateQuery, 'currency' | 'source' | 'dayBegin' | 'dayEnd'>

export function published(query: RateFilter) {
  const { currency, source, dayBegin, dayEnd } = query
  let rates = sql.selectFrom('rate')
  if (currency !== undefined) rates = rates.where('currency', '=', currency)
  if (source !== undefined) rates = rates.where('source', '=', source)
  if (dayBegin !== undefined) rates = rates.where('day', '>=', dayBegin)
  if (dayEnd !== undefined) rates = rates.where('day', '<=', dayEnd)
  return rates
}

export const findRates = (query: RateQuery) =>
  published(query)
    .select(rateColumns)
    .orderBy(query.orderByColumn ?? 'day', query.isAsc ?? 'desc')
    .orderBy('day', 'desc')
    .orderBy('source')
    .orderBy('currency')
    .limit(query.pageSize)
    .offset(offsetOf(query))

export const countRates = (query: RateQuery) =>
  sql
    .selectFrom(published(query).select(raw`1`.as('one')).limit(raw.lit(countedAtMost)).as('counted'))
    .select((select) => select.fn.countAll<string>().as('total'))
