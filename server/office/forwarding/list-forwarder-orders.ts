import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import { forwarderOrderStateLabel } from '@quayside/contract/forwarding/forwarder-order-label.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeForwarderOrder } from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import { forwarderOrderFacts, isLateSql, plannedAtSql } from '../../modules/forwarding/forwarder-orders.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'
import { type FreightInput, routeOf } from './freight-route.ts'

export function listForwarderOrders(
  call: OfficeCall,
  { query }: FreightInput,
): FoundRecords<OfficeForwarderOrder> {
  const entity = providerEntities.forwarderOrder
  let orders = sql
    .selectFrom('freight_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.goods_name'])
    .select(['r.direction', 'r.mode', 'r.origin_port', 'r.destination_port', 'r.carrier', 'r.charges'])
    .select([
      plannedAtSql('r', 'departed').as('departs_at'),
      plannedAtSql('r', 'arrived').as('arrives_at'),
      isLateSql('r').as('is_late'),
      isWaitingSql(entity, call.staff.permissions).as('is_waiting'),
    ])
    .select(['r.created_at', 'r.updated_at'])
    .where(entity.visible)
  if (query.mode !== undefined) orders = orders.where('r.mode', '=', query.mode)
  const wanted = narrowed(
    orders,
    query,
    forwarderOrderMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.goods_name ilike ${within}
      or r.carrier ilike ${within} or r.waybill_number ilike ${within}
      or array_to_string(r.container_numbers, ' ') ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => {
    const state = stateKey(forwarderOrderMachine, row.state)
    return {
      ...commonOf(row),
      ...routeOf(row),
      title: row.goods_name,
      state,
      stateLabel: forwarderOrderStateLabel(state, forwarderOrderFacts(row).direction),
      carrier: row.carrier,
      departsAt: row.departs_at,
      arrivesAt: row.arrives_at,
      isLate: toFlag(row.is_late),
    }
  })
}
