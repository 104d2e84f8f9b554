import { isYes } from '@quayside/contract/kernel/record.ts'
import { stockColumns as columns, type Stock, type StockQuery } from '@quayside/contract/warehouse/stock.ts'
import {
  agedDays,
  chargedDays,
  costOf,
  costPerDay,
  daysBetween,
  freeEndingDays,
  freeUntil,
  type StockChange,
  type Tariff,
  tariffOn,
} from '@quayside/contract/warehouse/storage-cost.ts'
import { stockKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type Expression, type InferResult, type RawBuilder, sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'
import { nameIn } from './name-in.ts'
import { storedLot } from './preview-outbound.ts'

type Filter = FilterOf<StockQuery>

/** What of a lot is bound to orders. */
const boundQty = raw<string>`(select coalesce(sum(r.qty - r.taken), 0) from stock_reservation r
  where r.company_id = l.company_id and r.lot_id = l.id and r.order_id is not null and r.ended_at is null)`
const isOfOrder = raw<boolean>`(l.order_id is not null or l.reserved > 0 and ${boundQty} > 0)`
const isFree = raw<boolean>`(l.order_id is null and (l.reserved = 0 or l.on_hand > ${boundQty}))`
const boundOrder = (
  column: 'id' | 'order_no',
) => raw<string>`(select o.${raw.ref(column)} from stock_reservation r
  join trade_order o on o.company_id = r.company_id and o.id = r.order_id
  where r.company_id = l.company_id and r.lot_id = l.id and r.ended_at is null order by r.id limit 1)`

const today = raw`(now() at time zone 'Asia/Shanghai')::date`
/** Of lots `l`, by the last day that costs nothing. */
export const lotSections = (freeUntilDay: RawBuilder<unknown>) => ({
  freeEnding: raw<boolean>`(${freeUntilDay} between ${today} and ${today} + ${raw.lit(freeEndingDays)}::int)`,
  charged: raw<boolean>`(${freeUntilDay} < ${today})`,
  aged: raw<boolean>`(l.stored_on <= ${today} - ${raw.lit(agedDays)}::int)`,
  blocked: raw<boolean>`(l.blocked > 0)`,
  withoutAvailable: raw<boolean>`(l.available = 0)`,
})
/** contract/warehouse/storage-cost.ts has the same for a lot that was read. */
const sections = lotSections(raw`(l.stored_on - 1 + (select t.free_days from storage_tariff t
  where t.warehouse_id = l.warehouse_id and t.valid_from <= l.stored_on order by t.valid_from desc limit 1))`)
/** 1 asks for the lots of a section, 0 for the others. */
const inSection = (section: Expression<boolean>) =>
  by.value(
    (given: number) => isYes(given),
    (isSo) => raw`coalesce(${section}, false) = ${isSo}`,
  )

const filters: Filters<Filter> = {
  kind: by.value(
    (kind: number) => kind === stockKind.codes.order,
    (isOrder) => (isOrder ? isOfOrder : isFree),
  ),
  place: by.equals('place'),
  warehouseId: by.equals('warehouse_id'),
  orderId: by.value(
    (id: string) => id,
    (
      id,
    ) => raw`(l.order_id = ${id} or exists (select 1 from stock_reservation r where r.company_id = l.company_id
      and r.lot_id = l.id and r.order_id = ${id} and r.ended_at is null))`,
  ),
  supplierId: by.equals('supplier_id'),
  keyword: by.keyword(
    (
      within,
    ) => raw`(lower(l.number) like ${within} or lower(l.model) like ${within} or lower(l.lot_number) like ${within}
      or lower(l.batch_number) like ${within} or lower(o.order_no) like ${within})`,
  ),
  model: by.part('model'),
  lotNumber: by.part('lot_number'),
  batchNumber: by.part('batch_number'),
  dateCode: by.part('date_code'),
  palletNumber: by.part('pallet_number'),
  isAvailable: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`(l.available > 0) = ${isSo}`,
  ),
  isFreeEnding: inSection(sections.freeEnding),
  isCharged: inSection(sections.charged),
  isBlocked: inSection(sections.blocked),
  withEmpty: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`(${isSo} or l.on_hand > 0)`,
  ),
  storedOnBegin: by.atLeast('stored_on'),
  storedOnEnd: by.atMost('stored_on'),
  daysBegin: by.value(
    (days: string) => Number(days),
    (days) => raw`l.stored_on <= ${today} - ${days}::int`,
  ),
  ids: usualFilters.ids,
}

const changes = raw<
  StockChange[]
>`(select coalesce(jsonb_agg(jsonb_build_object('day', m.day, 'qty', m.on_hand::text)), '[]')
  from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id and m.on_hand <> 0)`
const tariffs = raw<
  Tariff[]
>`(select coalesce(jsonb_agg(jsonb_build_object('validFrom', t.valid_from, 'freeDays', t.free_days,
    'unit', t.unit, 'rate', trim_scale(t.rate)::text, 'currency', t.currency)), '[]')
  from storage_tariff t where t.warehouse_id = l.warehouse_id)`

/** Lots of one company, or of all for the provider. */
export const lotsOf = (companyId: string | undefined, locale: Locale) => {
  const all = sql
    .selectFrom('stock_lot as l')
    .innerJoin('warehouse as w', 'w.id', 'l.warehouse_id')
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'l.company_id').onRef('s.id', '=', 'l.supplier_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(selection('l', columns))
    .select([
      'l.company_id',
      'l.initial_qty',
      'l.pallets',
      'l.packages',
      'l.gross_weight',
      'l.volume',
      nameIn('w', locale).as('warehouse_name'),
      raw<string>`coalesce(p.code, '')`.as('location'),
      's.name as supplier_name',
      raw<string | null>`coalesce(o.order_no, ${boundOrder('order_no')})`.as('order_no'),
      changes.as('changes'),
      tariffs.as('tariffs'),
    ])
  return companyId === undefined ? all : all.where('l.company_id', '=', companyId)
}
type LotRow = InferResult<ReturnType<typeof lotsOf>>[number]

/** Empty lots are asked for by themselves. */
export const filteredLots = (query: ReturnType<typeof lotsOf>, given: Filter) =>
  filtered(query, 'l', filters, { ...given, withEmpty: given.withEmpty ?? 0 })

export const stockSort = sortingOf('l', columns, {
  lotNumber: raw`l.lot_key`,
  batchNumber: raw`l.batch_key`,
  dateCode: raw`l.date_code_key`,
})

const answered = toAnswered(columns)

/** With age, end of the free time and cost until the day. */
export function toStock(row: LotRow, day: string): Stock {
  const lot = storedLot(row)
  const [cost] = costOf(chargedDays(lot, row.changes, row.tariffs, { from: row.stored_on, to: day }))
  const tariff = tariffOn(row.tariffs, day) ?? row.tariffs[0]
  return {
    ...(answered(row as never) as unknown as Stock),
    days: daysBetween(row.stored_on, day),
    freeUntil: freeUntil(row.stored_on, row.tariffs) ?? null,
    costCurrency: cost?.currency ?? tariff?.currency ?? null,
    cost: cost?.amount ?? (tariff ? '0.00' : null),
    costPerDay: costPerDay(lot, row.on_hand, tariff) ?? null,
  }
}

export const todayOf = (call: Pick<Call, 'platform'>): string => shanghaiDate(call.platform.clock.now())

export const stock = recordOf({
  entity: 'stock',
  table: 'stock_lot',
  columns,
  find: (call, given: Filter) => filteredLots(lotsOf(call.principal.companyId, call.locale), given),
  sort: stockSort,
  toRow: (row, call) => toStock(row, todayOf(call)),
})
