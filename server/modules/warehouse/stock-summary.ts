import type { StockQuery, StockSummary } from '@quayside/contract/warehouse/stock.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { filteredLots, lotSections, lotsOf } from './stock.ts'

/** From when until when each tariff's free days hold for goods that come; a join with it is cheaper than a look-up a lot. */
const freeTimes = raw<{ warehouse_id: string; valid_from: string; until: string | null; free_days: number }>`(
  select warehouse_id, valid_from, free_days,
    lead(valid_from) over (partition by warehouse_id order by valid_from) as until from storage_tariff)`

/** Sums of the lots that a filter leaves, and how many of them each section of the list has. */
export async function sumStock(call: Call, { query }: { query: StockQuery }): Promise<StockSummary> {
  const { charged, freeEnding, aged, blocked, withoutAvailable } = lotSections(
    raw`(l.stored_on - 1 + f.free_days)`,
  )
  const wanted = filteredLots(lotsOf(call.principal.companyId, call.locale), query)
    .clearSelect()
    .leftJoin(freeTimes.as('f'), (join) =>
      join
        .onRef('f.warehouse_id', '=', 'l.warehouse_id')
        .on(raw<boolean>`l.stored_on >= f.valid_from and (f.until is null or l.stored_on < f.until)`),
    )
    .select(['l.model_key', 'l.on_hand', 'l.reserved', 'l.blocked', 'l.available'])
    .select([
      freeEnding.as('is_ending'),
      charged.as('is_charged'),
      aged.as('is_aged'),
      blocked.as('is_blocked'),
      withoutAvailable.as('is_taken'),
    ])
  const [[row]] = await call.read(
    sql
      .selectFrom(wanted.as('lots'))
      .select([
        raw<number>`count(*)::int`.as('count'),
        raw<number>`count(distinct lots.model_key)::int`.as('models'),
        sum('on_hand').as('onHand'),
        sum('reserved').as('reserved'),
        sum('blocked').as('blocked'),
        sum('available').as('available'),
        countWhere('is_ending').as('freeEnding'),
        countWhere('is_charged').as('charged'),
        countWhere('is_aged').as('aged'),
        countWhere('is_blocked').as('withBlocked'),
        countWhere('is_taken').as('withoutAvailable'),
      ]),
  )
  return found(row)
}

const sum = (column: string): RawBuilder<string> =>
  raw`trim_scale(coalesce(sum(${raw.ref(`lots.${column}`)}), 0))::text`
const countWhere = (column: string): RawBuilder<number> =>
  raw`(count(*) filter (where ${raw.ref(`lots.${column}`)}))::int`
