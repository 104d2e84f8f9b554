import { isYes } from '@quayside/contract/kernel/record.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { dateCodeKey } from '@quayside/contract/warehouse/date-code.ts'
import {
  stockColumns as columns,
  type LotCodeQuery,
  type Stock,
  type StockDetail,
  type StockQuery,
  type StockSummary,
} from '@quayside/contract/warehouse/stock.ts'
import {
  chargedDays,
  costOf,
  daysBetween,
  freeUntil,
  type StockChange,
  type Tariff,
} from '@quayside/contract/warehouse/storage-cost.ts'
import { stockKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { shanghaiDate } from '../../platform/clock.ts'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { movementsOf, toMovement } from './movements.ts'
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

const filters: Filters<Filter> = {
  kind: by.value(
    (kind: number) => kind === stockKind.codes.order,
    (isOrder) => raw`(case when ${isOrder} then ${isOfOrder} else ${isFree} end)`,
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
  withEmpty: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`(${isSo} or l.on_hand > 0)`,
  ),
  storedOnBegin: by.atLeast('stored_on'),
  storedOnEnd: by.atMost('stored_on'),
  daysBegin: by.value(
    (days: string) => Number(days),
    (days) => raw`l.stored_on <= (now() at time zone 'Asia/Shanghai')::date - ${days}::int`,
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

/** With age, end of the free time and cost until today. */
export function toStock(row: LotRow, today: string): Stock {
  const days = chargedDays(storedLot(row), row.changes, row.tariffs, { from: row.stored_on, to: today })
  const [cost] = costOf(days)
  const [tariff] = row.tariffs
  const free = freeUntil(row.stored_on, row.tariffs)
  return {
    ...(answered(row as never) as unknown as Stock),
    days: daysBetween(row.stored_on, today),
    freeUntil: free ?? null,
    costCurrency: cost?.currency ?? tariff?.currency ?? null,
    cost: cost?.amount ?? (tariff ? '0.00' : null),
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

export async function sumStock(call: Call, { query }: { query: StockQuery }): Promise<StockSummary> {
  const wanted = filteredLots(lotsOf(call.principal.companyId, call.locale), query)
    .clearSelect()
    .select(['l.model', 'l.on_hand', 'l.reserved', 'l.blocked', 'l.available'])
  const sum = (column: string) =>
    raw<string>`trim_scale(coalesce(sum(${raw.ref(`lots.${column}`)}), 0))::text`
  const [[row]] = await call.read(
    sql
      .selectFrom(wanted.as('lots'))
      .select([
        raw<number>`count(*)::int`.as('count'),
        raw<number>`count(distinct lower(lots.model))::int`.as('models'),
        sum('on_hand').as('onHand'),
        sum('reserved').as('reserved'),
        sum('blocked').as('blocked'),
        sum('available').as('available'),
      ]),
  )
  return found(row)
}

const findReservations = (lotId: string) =>
  sql
    .selectFrom('stock_reservation as r')
    .leftJoin('outbound_order as u', (join) =>
      join.onRef('u.company_id', '=', 'r.company_id').onRef('u.id', '=', 'r.outbound_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.outbound_id', 'r.order_id', 'u.number', 'o.order_no', 'r.created_at'])
    .select(raw<string>`trim_scale(r.qty - r.taken)::text`.as('qty'))
    .where('r.lot_id', '=', lotId)
    .where('r.ended_at', 'is', null)
    .orderBy('r.id')

const findCharged = (lotId: string) =>
  sql
    .selectFrom('storage_charge')
    .select(raw<string | null>`max(last_on)::text`.as('until'))
    .where('lot_id', '=', lotId)

/** A lot as both sides read it. */
export async function readLot(
  read: Reader,
  { companyId, id, locale, today }: { companyId?: string; id: string; locale: Locale; today: string },
): Promise<StockDetail & { companyId: string }> {
  const [rows, movements, reservations, [charged]] = await read(
    lotsOf(companyId, locale)
      .leftJoin('inbound_order as i', (join) =>
        join.onRef('i.company_id', '=', 'l.company_id').onRef('i.id', '=', 'l.inbound_id'),
      )
      .select(['l.inbound_id', 'i.number as inbound_number', 'l.net_weight', 'l.minimum_pack_quantity'])
      .where('l.id', '=', id),
    movementsOf(companyId).where('m.lot_id', '=', id).orderBy('m.id', 'desc').limit(500),
    findReservations(id),
    findCharged(id),
  )
  const row = found(rows[0])
  const plain = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)
  return {
    ...toStock(row, today),
    companyId: row.company_id,
    version: row.version,
    initialQty: plain(row.initial_qty),
    pallets: String(row.pallets),
    packages: String(row.packages),
    netWeight: plain(row.net_weight),
    grossWeight: plain(row.gross_weight),
    volume: plain(row.volume),
    minimumPackQuantity: plain(row.minimum_pack_quantity),
    inboundId: row.inbound_id,
    inboundNumber: row.inbound_number,
    isDateCodeUnreadable: row.date_code !== '' && dateCodeKey(row.date_code) === undefined,
    movements: movements.map(toMovement),
    reservations: reservations.map((each) => ({
      document: each.outbound_id === null ? 'order' : 'outbound',
      documentId: each.outbound_id ?? each.order_id ?? '',
      documentNo: each.number ?? each.order_no ?? '',
      qty: each.qty,
      createdAt: each.created_at,
    })),
    costParts: chargedDays(storedLot(row), row.changes, row.tariffs, { from: row.stored_on, to: today }),
    chargedUntil: charged?.until ?? null,
  }
}

export async function getLot(call: Call, { params }: { params: { id: string } }): Promise<StockDetail> {
  const { companyId: _owner, ...lot } = await readLot(call.read, {
    companyId: call.principal.companyId,
    id: params.id,
    locale: call.locale,
    today: todayOf(call),
  })
  return lot
}

/** A label's QR text is the lot's number; a lot number that was typed finds the newest lot that has it. */
export const findByCode = (companyId: string | undefined, code: string) => {
  const all = sql
    .selectFrom('stock_lot')
    .select('id')
    .where(raw<boolean>`(number = upper(${code}) or lot_number = ${code})`)
    .orderBy(raw`number = upper(${code})`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  return companyId === undefined ? all : all.where('company_id', '=', companyId)
}

export async function getLotByCode(call: Call, { query }: { query: LotCodeQuery }): Promise<{ id: string }> {
  const [[lot]] = await call.read(findByCode(call.principal.companyId, query.code))
  if (!lot) throw refuse('stock.notThere')
  return lot
}
