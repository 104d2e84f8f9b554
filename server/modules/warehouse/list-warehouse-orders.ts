import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { stockDirection } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { inboundState, outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { WarehouseOrder, type WarehouseOrderQuery } from '@quayside/contract/warehouse/warehouse-order.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import type { Call } from '../../platform/session/call.ts'
import { consigneeOf } from './outbounds.ts'

const done = {
  in: [inboundState.codes.cancelled, inboundState.codes.stored, inboundState.codes.entrusted],
  out: [outboundState.codes.completed],
}

/** Inbound and outbound orders side by side; `r` is a row of either. */
const ordersOf = (companyId: string, locale: Locale) =>
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
          coalesce(${supplierNameIn('s', locale)}, '') as partner, i.line_count, trim_scale(i.qty)::text as qty,
          coalesce(nullif(left(i.pickup_time, 10), '')::date, i.ordered_on) as planned_on, i.created_at, i.updated_at,
          i.state not in (${raw.join(done.in.map((state) => raw.lit(state)))}) as is_open
        from inbound_order i left join supplier s on s.company_id = i.company_id and s.id = i.supplier_id
        where i.company_id = ${companyId}::bigint and i.deleted_at is null
        union all
        select u.id, ${raw.lit(stockDirection.codes.out)}::int, u.number, u.state, u.warehouse_id,
          ${consigneeOf('u')}, u.line_count,
          trim_scale(u.qty)::text, u.outbound_on, u.created_at, u.updated_at,
          u.state not in (${raw.join(done.out.map((state) => raw.lit(state)))})
        from outbound_order u where u.company_id = ${companyId}::bigint and u.deleted_at is null
      )`.as('r'),
    )
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .selectAll('r')

const filters: Filters<Omit<FilterOf<WarehouseOrderQuery>, 'ids'>> = {
  direction: by.given((direction: number) => raw`r.direction = ${direction}`),
  warehouseId: by.equals('warehouse_id'),
  keyword: by.keyword((within) => raw`(lower(r.number) like ${within} or lower(r.partner) like ${within})`),
  isOpen: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`r.is_open = ${isSo}`,
  ),
  createdAtBegin: usualFilters.createdAtBegin,
  createdAtEnd: usualFilters.createdAtEnd,
}

export const listWarehouseOrders = (call: Call, { query }: { query: WarehouseOrderQuery }) =>
  listPage(
    call,
    filtered(
      ordersOf(call.principal.companyId, call.locale).select(nameIn('w', call.locale).as('warehouse_name')),
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
    (row): WarehouseOrder =>
      shaped(WarehouseOrder, row, {
        state:
          (row.direction === stockDirection.codes.in
            ? inboundState.keyOf(row.state)
            : outboundState.keyOf(row.state)) ?? '',
      }),
  )
