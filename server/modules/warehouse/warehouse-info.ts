import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { tariffOn } from '@quayside/contract/warehouse/storage-cost.ts'
import { stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { WarehouseInfo } from '@quayside/contract/warehouse/warehouse.ts'
import { outboundState, warehouseInState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { WarehouseOrder, WarehouseOrderQuery } from '@quayside/contract/warehouse/warehouse-order.ts'
import { defaultLocale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered } from '../../platform/records/filters.ts'
import { fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import { findWarehouses, toWarehouse } from './list-warehouses.ts'
import { nameIn } from './name-in.ts'
import { todayOf } from './stock.ts'
import { findTariffs, tariffsOf } from './tariffs.ts'

const findHeld = (companyId: string) =>
  sql
    .selectFrom('stock_lot as l')
    .select([
      'l.warehouse_id',
      raw<number>`count(*)::int`.as('lots'),
      raw<number>`count(distinct l.model_key)::int`.as('models'),
      raw<string>`trim_scale(sum(l.on_hand))::text`.as('on_hand'),
      raw<string>`trim_scale(sum(l.available))::text`.as('available'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.on_hand', '>', '0')
    .groupBy('l.warehouse_id')

/** Where the warehouses are, what they charge, and what of the company lies there now. */
export async function listWarehouseInfo(call: Call): Promise<WarehouseInfo[]> {
  const [rows, held, tariffRows] = await call.read(
    findWarehouses().where('is_hidden', '=', false).orderBy('code'),
    findHeld(call.principal.companyId),
    findTariffs(),
  )
  const today = todayOf(call)
  return rows.map((row) => {
    const here = held.find((each) => each.warehouse_id === row.id)
    return {
      ...toWarehouse(row, call.locale),
      latitude: row.latitude,
      longitude: row.longitude,
      rules: row.rules[call.locale] ?? row.rules[defaultLocale] ?? '',
      tariff: tariffOn(tariffsOf(tariffRows, row.id), today) ?? null,
      lots: here?.lots ?? 0,
      models: here?.models ?? 0,
      onHand: here?.on_hand ?? '0',
      available: here?.available ?? '0',
    }
  })
}

const done = {
  in: [warehouseInState.codes.cancelled, warehouseInState.codes.stored, warehouseInState.codes.entrusted],
  out: [outboundState.codes.completed],
}

/** Inbound and outbound orders side by side; `r` is a row of either. */
const ordersOf = (companyId: string) =>
  sql
    .selectFrom(
      raw<{
        id: string
        direction: number
        number: string
        state: number
        warehouse_id: string | null
        partner: string
        line_count: number
        qty: string
        planned_on: string | null
        created_at: string
        updated_at: string
        is_open: boolean
      }>`(
        select i.id, ${raw.lit(stockDirection.codes.in)}::int as direction, i.number, i.state, i.warehouse_id,
          coalesce(s.name, '') as partner, i.line_count, trim_scale(i.qty)::text as qty,
          coalesce(nullif(left(i.pickup_time, 10), '')::date, i.ordered_on) as planned_on, i.created_at, i.updated_at,
          i.state not in (${raw.join(done.in.map((state) => raw.lit(state)))}) as is_open
        from inbound_order i left join supplier s on s.company_id = i.company_id and s.id = i.supplier_id
        where i.company_id = ${companyId}::bigint and i.deleted_at is null
        union all
        select u.id, ${raw.lit(stockDirection.codes.out)}::int, u.number, u.state, u.warehouse_id,
          coalesce(nullif(u.delivery ->> 'consigneeName', ''), u.delivery ->> 'pickupName', ''), u.line_count,
          trim_scale(u.qty)::text, u.outbound_on, u.created_at, u.updated_at,
          u.state not in (${raw.join(done.out.map((state) => raw.lit(state)))})
        from outbound_order u where u.company_id = ${companyId}::bigint and u.deleted_at is null
      )`.as('r'),
    )
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .selectAll('r')

const filters: Filters<Omit<FilterOf<WarehouseOrderQuery>, 'ids'>> = {
  direction: by.value(
    (given: number) => given,
    (direction) => raw`r.direction = ${direction}`,
  ),
  warehouseId: by.equals('warehouse_id'),
  keyword: by.keyword((within) => raw`(lower(r.number) like ${within} or lower(r.partner) like ${within})`),
  isOpen: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`r.is_open = ${isSo}`,
  ),
  createdAtBegin: by.value(
    (day: string) => day,
    (day) => raw`r.created_at >= ${fromDay(day)}`,
  ),
  createdAtEnd: by.value(
    (day: string) => day,
    (day) => raw`r.created_at < ${untilDay(day)}`,
  ),
}

export const listWarehouseOrders = (call: Call, { query }: { query: WarehouseOrderQuery }) =>
  listPage(
    call,
    filtered(
      ordersOf(call.principal.companyId).select(nameIn('w', call.locale).as('warehouse_name')),
      'r',
      filters,
      query,
    ),
    query,
    {
      // Two tables count their ids by themselves.
      id: raw`(r.created_at, r.direction, r.id)`,
      number: raw`r.number`,
      plannedOn: raw`r.planned_on`,
      createdAt: raw`r.created_at`,
    },
    (row): WarehouseOrder => ({
      id: row.id,
      direction: row.direction,
      number: row.number,
      state:
        (row.direction === stockDirection.codes.in
          ? warehouseInState.keyOf(row.state)
          : outboundState.keyOf(row.state)) ?? '',
      warehouseName: row.warehouse_name,
      partner: row.partner,
      lineCount: row.line_count,
      qty: row.qty,
      plannedOn: row.planned_on,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }),
  )
