import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { daysLeft } from '@quayside/contract/warehouse/goods-days.ts'
import { stockColumns as columns, type Stock } from '@quayside/contract/warehouse/stock.ts'
import {
  chargedDays,
  costOf,
  costPerDay,
  freeUntil,
  isUnmeasured,
  type StockChange,
  staysOf,
  type Tariff,
  tariffOn,
} from '@quayside/contract/warehouse/storage-cost.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filtered, where } from '../../platform/records/filters.ts'
import { inNoCurrency, type Summing } from '../../platform/records/list-sums.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { recordOf } from '../../platform/records/record.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import { storedLot } from './preview-outbound.ts'
import {
  expiryConditions,
  expiryOf,
  type StockFilter,
  stockFiltersOf,
  withoutEmpty,
} from './stock-filters.ts'
import { lotShare, type StockShare } from './stock-shares.ts'

/** The first order that the lot is bound to. */
const boundOrderNo = raw<string | null>`case when l.bound > 0 then (select o.order_no from stock_reservation r
  join trade_order o on o.company_id = r.company_id and o.id = r.order_id
  where r.company_id = l.company_id and r.lot_id = l.id and r.ended_at is null order by r.id limit 1) end`

const changes = raw<
  StockChange[]
>`(select coalesce(jsonb_agg(jsonb_build_object('day', m.day, 'qty', m.on_hand::text)), '[]')
  from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id and m.on_hand <> 0)`
/**
 * The tariffs of all warehouses are gathered once for a statement, and each lot's are taken out of them: PostgreSQL would
 * read those of the same warehouse again for every row. The provider has few warehouses.
 */
const tariffsIn = (warehouse: string) => raw<
  Tariff[]
>`coalesce((select jsonb_object_agg(each.warehouse_id, each.tariffs) from (
    select t.warehouse_id, jsonb_agg(jsonb_build_object('validFrom', t.valid_from, 'freeDays', t.free_days,
      'unit', t.unit, 'rate', trim_scale(t.rate)::text, 'currency', t.currency)) as tariffs
    from storage_tariff t group by t.warehouse_id) each) -> ${raw.ref(warehouse)}::text, '[]')`
const moves = raw<
  { day: string; warehouseId: string; tariffs: Tariff[] }[]
>`(select coalesce(jsonb_agg(jsonb_build_object('day', m.day, 'warehouseId', m.from_warehouse_id::text,
    'tariffs', ${tariffsIn('m.from_warehouse_id')}) order by m.id), '[]')
  from stock_movement m where m.company_id = l.company_id and m.lot_id = l.id and m.from_warehouse_id is not null)`

const {
  onHand: _onHand,
  reserved: _reserved,
  blocked: _blocked,
  available: _available,
  ...ownColumns
} = columns

const trimmed = (column: string) => raw<string>`trim_scale(${raw.ref(column)})::text`

/** Lots of one company, or of all for the provider, with the quantities of the stock that is asked for. */
export const lotsOf = (companyId: string | undefined, locale: Locale, share: StockShare = {}) => {
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
    .innerJoinLateral(lotShare(share), (join) => join.onTrue())
    .select(selection('l', ownColumns))
    .select([
      trimmed('q.on_hand').as('on_hand'),
      trimmed('q.reserved').as('reserved'),
      trimmed('q.blocked').as('blocked'),
      trimmed('q.available').as('available'),
      'l.on_hand as whole',
      'l.company_id',
      'l.initial_qty',
      'l.pallets',
      'l.packages',
      'l.gross_weight',
      'l.volume',
      nameIn('w', locale).as('warehouse_name'),
      raw<string>`coalesce(p.code, '')`.as('location'),
      supplierNameIn('s', locale).as('supplier_name'),
      raw<string | null>`coalesce(o.order_no, ${boundOrderNo})`.as('order_no'),
      changes.as('changes'),
      tariffsIn('l.warehouse_id').as('tariffs'),
      moves.as('moves'),
    ])
  return companyId === undefined ? all : all.where('l.company_id', '=', companyId)
}
type LotRow = InferResult<ReturnType<typeof lotsOf>>[number]

/** The lots that the given filters leave, of one company or of all. */
export const filteredLots = (companyId: string | undefined, locale: Locale, given: StockFilter) => {
  const { expiry, others } = expiryOf(withoutEmpty(given))
  const lots = where(lotsOf(companyId, locale, given), expiryConditions[expiry]('l', companyId))
  return filtered(lots, 'l', stockFiltersOf(given, companyId), others)
}

export const stockSort = sortingOf('l', columns, {
  lotNumber: raw`l.lot_key`,
  batchNumber: raw`l.batch_key`,
  dateCode: raw`l.date_code_key`,
  onHand: raw`q.on_hand`,
  available: raw`q.available`,
})

/** A lot that is listed has no state in which it would not count. */
export const stockSums: Summing<'onHand' | 'reserved' | 'available'> = {
  currency: inNoCurrency,
  columns: {
    onHand: { value: raw`q.on_hand`, isQuantity: true },
    reserved: { value: raw`q.reserved`, isQuantity: true },
    available: { value: raw`q.available`, isQuantity: true },
  },
}

const rowOf = toAnswered(columns)

export const staysOfLot = ({ warehouse_id: warehouseId, tariffs, moves: left }: LotRow) =>
  staysOf({ warehouseId, tariffs }, left)

/** With age, end of the free time and cost until the day. */
export function toStock(row: LotRow, day: string): Stock {
  const lot = storedLot(row)
  const costs = costOf(chargedDays(lot, row.changes, staysOfLot(row), { from: row.stored_on, to: day }))
  const current = tariffOn(row.tariffs, day)
  const tariff = current ?? row.tariffs[0]
  const cost = costs.find(({ currency }) => currency === tariff?.currency)
  // Not spread: copying some thirty fields a row took a tenth of the list's time.
  return Object.assign(rowOf(row), {
    days: daysBetween(row.stored_on, day),
    daysLeft: daysLeft(row.expires_on, day),
    freeUntil: freeUntil(row.stored_on, row.tariffs) ?? null,
    costCurrency: tariff?.currency ?? null,
    cost: cost?.amount ?? (tariff ? '0.00' : null),
    costs,
    costElsewhere: costs
      .flatMap((each) => (each === cost ? [] : [`${each.currency} ${each.amount}`]))
      .join(' · '),
    isUnmeasured: current !== undefined && isUnmeasured(lot, current) ? 1 : 0,
    costPerDay: costPerDay(lot, row.whole, tariff) ?? null,
  })
}

export const stock = recordOf({
  entity: 'stock',
  table: 'stock_lot',
  columns,
  find: (call, given: StockFilter) => filteredLots(call.principal.companyId, call.locale, given),
  sort: stockSort,
  toRow: (row, call) => toStock(row, call.platform.clock.today()),
})
