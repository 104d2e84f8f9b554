import type { StockQuery, StockSummary } from '@quayside/contract/warehouse/stock.ts'
import { agedDays } from '@quayside/contract/warehouse/storage-cost.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import {
  type AliasedExpression,
  type Compilable,
  type Expression,
  type RawBuilder,
  sql as raw,
  type Selectable,
} from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { conditionsOf, parametersOf, where } from '../../platform/records/filters.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findExpiryDays } from './expiry-setting.ts'
import { filteredLots } from './stock.ts'
import {
  freeUntilDay,
  hasAll,
  isCharged,
  isExpiredLot,
  isFreeEnding,
  modelFilters,
  stockFilters,
  talliedFiltersOf,
  withoutEmpty,
} from './stock-filters.ts'
import { mayBeFree, summedShareOf } from './stock-shares.ts'

export const tallied = {
  isOwn: raw<boolean>`t.is_own`,
  onHand: raw<string>`t.on_hand`,
  reserved: raw<string>`t.reserved`,
  blocked: raw<string>`t.blocked`,
  bound: raw<string>`t.bound`,
}
type Figures = Omit<StockSummary, 'expired' | 'nearExpiry'>

/** By warehouse, day, and whether something is available and blocked. */
const byKeys = raw`1, 2, 3, 4` as RawBuilder<unknown> & Expression<unknown>

type Group = Pick<
  Selectable<DB['stock_tally']>,
  'warehouse_id' | 'stored_on' | 'is_available' | 'is_blocked' | 'lots' | 'on_hand' | 'reserved' | 'blocked'
>

/** Lots by the day they came and the states that sections ask for, where the tally knows the filters. */
const talliedGroups = (
  call: Call,
  given: StockQuery,
  parameters: Record<string, unknown>,
): AliasedExpression<Group, 'g'> => {
  const share = summedShareOf(given, tallied)
  const mayBe = mayBeFree(given, tallied.isOwn)
  return where(
    sql
      .selectFrom('stock_tally as t')
      .select(['t.warehouse_id', 't.stored_on'])
      .select([
        raw<boolean>`t.is_available and ${mayBe}`.as('is_available'),
        raw<boolean>`t.is_blocked and ${mayBe}`.as('is_blocked'),
        raw<number>`sum(t.lots)`.as('lots'),
        share.onHand.as('on_hand'),
        share.reserved.as('reserved'),
        share.blocked.as('blocked'),
      ])
      .where('t.company_id', '=', call.principal.companyId)
      .groupBy(byKeys),
    conditionsOf(talliedFiltersOf(given), parameters, 't'),
  ).as('g')
}

/** The lots themselves, which are read once for all figures. */
const lotsListed = (call: Call, given: StockQuery) =>
  filteredLots(call.principal.companyId, call.locale, given)
    .clearSelect()
    .select(['l.warehouse_id', 'l.stored_on', 'l.model_key'])
    .select([
      raw<boolean>`q.available > 0`.as('is_available'),
      raw<boolean>`q.blocked > 0`.as('is_blocked'),
      raw<string>`q.on_hand`.as('on_hand'),
      raw<string>`q.reserved`.as('reserved'),
      raw<string>`q.blocked`.as('blocked'),
    ])

const talliedModels = (
  call: Call,
  given: StockQuery,
  parameters: Record<string, unknown>,
): AliasedExpression<{ model_key: string | null }, 'models'> => {
  const { companyId } = call.principal
  const { withEmpty, ...others } = parameters
  return hasAll(modelFilters, others)
    ? where(
        sql
          .selectFrom('stock_model as t')
          .select('t.model_key')
          .where('t.company_id', '=', companyId)
          .groupBy('t.model_key')
          .having(withEmpty ? raw<boolean>`true` : raw<boolean>`sum(t.held) > 0`),
        conditionsOf(modelFilters, others, 't'),
      ).as('models')
    : filteredLots(companyId, call.locale, given)
        .clearSelect()
        .select('l.model_key')
        .groupBy('l.model_key')
        .as('models')
}

/** One statement for the sums, the sections and the number of models. */
function figuresOf(call: Call, given: StockQuery): Compilable<Figures> {
  const { pageNum: _page, pageSize: _size, orderByColumn: _by, isAsc: _order, ...asked } = given
  const parameters = parametersOf(stockFilters, withoutEmpty(asked))
  if (hasAll(talliedFiltersOf(given), parameters))
    return sql
      .selectFrom(sectioned(talliedGroups(call, given, parameters)).as('s'))
      .select(sumsOf)
      .select((select) =>
        select
          .selectFrom(talliedModels(call, given, parameters))
          .select(raw<number>`count(*)::int`.as('count'))
          .as('models'),
      )
  const groups = sql
    .selectFrom(raw<Group>`lots`.as('l'))
    .select(['l.warehouse_id', 'l.stored_on', 'l.is_available', 'l.is_blocked'])
    .select([
      raw<number>`count(*)`.as('lots'),
      raw<string>`sum(l.on_hand)`.as('on_hand'),
      raw<string>`sum(l.reserved)`.as('reserved'),
      raw<string>`sum(l.blocked)`.as('blocked'),
    ])
    .groupBy(byKeys)
    .as('g')
  return sql
    .with(
      (cte) => cte('lots').materialized(),
      () => lotsListed(call, given),
    )
    .selectFrom(sectioned(groups).as('s'))
    .select(sumsOf)
    .select(raw<number>`(select count(distinct lots.model_key)::int from lots)`.as('models'))
}

const sectioned = (groups: AliasedExpression<Group, 'g'>) =>
  sql
    .selectFrom(groups)
    .selectAll('g')
    .select(freeUntilDay('g').as('free_until'))
    // Keeps PostgreSQL from looking the day up again for each section.
    .offset(raw.lit(0))

/** Few lots expire soon, and an index has them: they are counted themselves. */
const expiringOf = (call: Call, given: StockQuery) =>
  filteredLots(call.principal.companyId, call.locale, given)
    .clearSelect()
    .select([
      raw<number>`(count(*) filter (where ${isExpiredLot('l')}))::int`.as('expired'),
      raw<number>`(count(*) filter (where not ${isExpiredLot('l')}))::int`.as('near'),
    ])
    .where(
      raw<boolean>`l.expires_on <= ${businessDay} + (select app.near_expiry_days(${call.principal.companyId}::bigint))`,
    )

/** Sums of the lots that a filter leaves, and how many of them each section of the list has. */
export async function sumStock(call: Call, { query }: { query: StockQuery }): Promise<StockSummary> {
  const [[figures], [expiring], [ahead]] = await call.read(
    figuresOf(call, query),
    expiringOf(call, query),
    findExpiryDays(call.principal.companyId),
  )
  return {
    ...getOrRefuse(figures),
    expired: expiring?.expired ?? 0,
    nearExpiry: expiring?.near ?? 0,
    expiryDays: ahead?.days ?? [],
  }
}

const sum = (column: string): RawBuilder<string> =>
  raw`trim_scale(coalesce(sum(${raw.ref(`s.${column}`)}), 0))::text`
const countOf = (condition: RawBuilder<unknown>): RawBuilder<number> =>
  raw`coalesce(sum(s.lots) filter (where ${condition}), 0)::int`
const freeUntil = raw.ref('s.free_until')

const sumsOf = [
  countOf(raw`true`).as('count'),
  sum('on_hand').as('onHand'),
  sum('reserved').as('reserved'),
  sum('blocked').as('blocked'),
  raw<string>`trim_scale(coalesce(sum(s.on_hand - s.reserved - s.blocked), 0))::text`.as('available'),
  countOf(isFreeEnding(freeUntil)).as('freeEnding'),
  countOf(isCharged(freeUntil)).as('charged'),
  countOf(raw`s.stored_on <= ${businessDay} - ${raw.lit(agedDays)}::int`).as('aged'),
  countOf(raw`s.is_blocked`).as('withBlocked'),
  countOf(raw`not s.is_available`).as('withoutAvailable'),
] as const
