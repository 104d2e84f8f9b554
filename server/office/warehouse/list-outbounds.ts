import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeOutbound, OfficeOutboundQuery } from '@quayside/contract/office/goods.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { sql as raw } from 'kysely'
import { nameIn } from '../../modules/warehouse/name-in.ts'
import { sql } from '../../platform/database/database.ts'
import { quantityText } from '../../platform/database/decimal-text.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listOutbounds(
  call: OfficeCall,
  { query }: { query: OfficeOutboundQuery },
): FoundRecords<OfficeOutbound> {
  let orders = sql
    .selectFrom('outbound_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state'])
    .select(['r.warehouse_id', 'r.strategy', 'r.delivery_type', 'r.outbound_on', 'r.line_count'])
    .select(['r.created_at', 'r.updated_at', nameIn('w', call.locale).as('warehouse_name')])
    .select([quantityText('r.qty').as('qty'), quantityText('r.shipped_qty').as('shipped_qty')])
    .where(providerEntities.outbound.visible)
  if (query.warehouseId) orders = orders.where('r.warehouse_id', '=', query.warehouseId)
  if (query.deliveryType !== undefined) orders = orders.where('r.delivery_type', '=', query.deliveryType)
  const wanted = narrowed(
    orders,
    query,
    outboundMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or company.name ilike ${within}
      or exists (select 1 from outbound_line l where l.company_id = r.company_id and l.outbound_id = r.id
        and l.model ilike ${within}))`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.company_name,
    state: stateKey(outboundMachine, row.state),
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
    strategy: row.strategy,
    deliveryType: row.delivery_type,
    outboundOn: row.outbound_on,
    lineCount: row.line_count,
    qty: row.qty,
    shippedQty: row.shipped_qty,
  }))
}
