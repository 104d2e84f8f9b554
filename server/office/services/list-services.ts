import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeService, OfficeServiceQuery } from '@quayside/contract/office/services.ts'
import { serviceOrderMachine } from '@quayside/contract/services/service-order.states.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import { serviceOrder } from '../../provider/service-order.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listServices(
  call: OfficeCall,
  { query }: { query: OfficeServiceQuery },
): Promise<{ rows: OfficeService[]; total: number }> {
  let services = sql
    .selectFrom('service_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'r.company_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.model_type'])
    .select(['r.kind', 'r.order_id', 'o.order_no', 'r.goods_name', 'r.from_place', 'r.place', 'r.wanted_at'])
    .select(['r.currency', 'r.amount', 'r.created_at', 'r.updated_at'])
    .select([
      raw<string | null>`trim_scale(r.quantity)::text`.as('quantity'),
      isWaitingSql(serviceOrder, call.staff.permissions).as('is_waiting'),
    ])
    .where(serviceOrder.visible)
  if (query.modelType !== undefined) services = services.where('r.model_type', '=', query.modelType)
  if (query.kind !== undefined) services = services.where('r.kind', '=', query.kind)
  const wanted = narrowed(
    services,
    query,
    serviceOrderMachine.states,
    (
      within,
    ) => raw<boolean>`(r.number ilike ${within} or r.goods_name ilike ${within} or r.place ilike ${within}
      or r.from_place ilike ${within} or o.order_no ilike ${within} or company.name ilike ${within})`,
  )
  const sort = { ...sortColumns, wantedAt: raw`nullif(r.wanted_at, '')` }
  return listPage(call, wanted, query, sort, (row) => ({
    ...commonOf(row),
    title: row.goods_name,
    state: stateKey(serviceOrderMachine, row.state),
    modelType: row.model_type,
    kind: row.kind,
    orderId: row.order_id,
    orderNo: row.order_no,
    goodsName: row.goods_name,
    quantity: row.quantity,
    fromPlace: row.from_place,
    place: row.place,
    wantedAt: row.wanted_at,
    currency: row.currency,
    amount: row.amount,
  }))
}
