import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeInbound, OfficeInboundQuery } from '@quayside/contract/office/goods.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import { sql as raw } from 'kysely'
import { nameIn } from '../../modules/warehouse/name-in.ts'
import { sql } from '../../platform/database/database.ts'
import { quantityText } from '../../platform/database/decimal-text.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'

const { reported, disputed } = stockDifferenceState.codes

export function listInbounds(
  call: OfficeCall,
  { query }: { query: OfficeInboundQuery },
): FoundRecords<OfficeInbound> {
  let orders = sql
    .selectFrom('inbound_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'r.company_id').onRef('s.id', '=', 'r.supplier_id'),
    )
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state'])
    .select(['r.warehouse_id', 'r.arrival_mode', 'r.pickup_time', 'r.line_count'])
    .select(['r.created_at', 'r.updated_at', 's.name as supplier_name'])
    .select([nameIn('w', call.locale).as('warehouse_name'), quantityText('r.qty').as('qty')])
    .select([
      raw<number>`(select count(*)::int from inbound_line l where l.company_id = r.company_id
        and l.inbound_id = r.id and l.counted_qty is not null)`.as('counted'),
      raw<number>`(select count(*)::int from inbound_line l where l.company_id = r.company_id
        and l.inbound_id = r.id and l.put_lots <> '[]')`.as('put'),
      raw<number>`(select count(*)::int from stock_difference d where d.company_id = r.company_id
        and d.inbound_id = r.id and d.state in (${reported}, ${disputed}))`.as('open_differences'),
    ])
    .where(providerEntities.warehouseIn.visible)
  if (query.warehouseId) orders = orders.where('r.warehouse_id', '=', query.warehouseId)
  if (query.arrivalMode !== undefined) orders = orders.where('r.arrival_mode', '=', query.arrivalMode)
  const wanted = narrowed(
    orders,
    query,
    warehouseInMachine.states,
    (
      within,
    ) => raw<boolean>`(r.number ilike ${within} or s.name ilike ${within} or company.name ilike ${within}
      or exists (select 1 from inbound_line l where l.company_id = r.company_id and l.inbound_id = r.id
        and (l.model ilike ${within} or l.pallet_number ilike ${within})))`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.supplier_name ?? '',
    state: stateKey(warehouseInMachine, row.state),
    supplierName: row.supplier_name ?? '',
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
    arrivalMode: row.arrival_mode,
    pickupTime: row.pickup_time,
    lineCount: row.line_count,
    counted: row.counted,
    put: row.put,
    qty: row.qty,
    openDifferences: row.open_differences,
  }))
}
