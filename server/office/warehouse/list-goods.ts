import { stateKey } from '@quayside/contract/kernel/machine.ts'
import type {
  OfficeDifference,
  OfficeDifferenceQuery,
  OfficeInbound,
  OfficeInboundQuery,
  OfficeOutbound,
  OfficeOutboundQuery,
  OfficePickup,
} from '@quayside/contract/office/goods.ts'
import type { RecordQuery } from '@quayside/contract/office/record.ts'
import { goodsPickupMachine } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import { sql as raw } from 'kysely'
import { nameIn } from '../../modules/warehouse/name-in.ts'
import { pickupPlace } from '../../modules/warehouse/pickups.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

type Found<R> = Promise<{ rows: R[]; total: number }>
const quantity = (column: string) => raw<string>`trim_scale(coalesce(${raw.ref(column)}, 0))::text`
const { reported, disputed } = stockDifferenceState.codes

export function listInbounds(
  call: OfficeCall,
  { query }: { query: OfficeInboundQuery },
): Found<OfficeInbound> {
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
    .select([nameIn('w', call.locale).as('warehouse_name'), quantity('r.qty').as('qty')])
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

export function listOutbounds(
  call: OfficeCall,
  { query }: { query: OfficeOutboundQuery },
): Found<OfficeOutbound> {
  let orders = sql
    .selectFrom('outbound_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('warehouse as w', 'w.id', 'r.warehouse_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state'])
    .select(['r.warehouse_id', 'r.strategy', 'r.delivery_type', 'r.outbound_on', 'r.line_count'])
    .select(['r.created_at', 'r.updated_at', nameIn('w', call.locale).as('warehouse_name')])
    .select([quantity('r.qty').as('qty'), quantity('r.shipped_qty').as('shipped_qty')])
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

export function listPickups(call: OfficeCall, { query }: { query: RecordQuery }): Found<OfficePickup> {
  const pickups = sql
    .selectFrom('goods_pickup as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('inbound_order as i', (join) =>
      join.onRef('i.company_id', '=', 'r.company_id').onRef('i.id', '=', 'r.inbound_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.inbound_id'])
    .select(['i.number as inbound_number', 'i.pickup_address', 'i.pickup_time', 'i.contact', 'i.phone'])
    .select(['r.created_at', 'r.updated_at'])
    .where(providerEntities.goodsPickup.visible)
  const wanted = narrowed(
    pickups,
    query,
    goodsPickupMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or i.number ilike ${within}
      or i.pickup_address ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.pickup_address,
    state: stateKey(goodsPickupMachine, row.state),
    ...pickupPlace(row),
  }))
}

export function listDifferences(
  call: OfficeCall,
  { query }: { query: OfficeDifferenceQuery },
): Found<OfficeDifference> {
  let differences = sql
    .selectFrom('stock_difference as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('inbound_order as i', (join) =>
      join.onRef('i.company_id', '=', 'r.company_id').onRef('i.id', '=', 'r.inbound_id'),
    )
    .innerJoin('inbound_line as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.line_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'i.number', 'r.state', 'r.inbound_id'])
    .select(['r.kind', 'r.reason', 'l.model', 'r.created_at', 'r.updated_at'])
    .select([quantity('l.qty').as('announced'), quantity('l.received_qty').as('received')])
    .select(quantity('r.qty').as('qty'))
    .where(providerEntities.stockDifference.visible)
  if (query.kind !== undefined) differences = differences.where('r.kind', '=', query.kind)
  const wanted = narrowed(
    differences,
    query,
    stockDifferenceMachine.states,
    (within) => raw<boolean>`(i.number ilike ${within} or l.model ilike ${within} or r.reason ilike ${within}
      or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.reason,
    state: stateKey(stockDifferenceMachine, row.state),
    inboundId: row.inbound_id,
    model: row.model,
    kind: row.kind,
    announced: row.announced,
    received: row.received,
    qty: row.qty,
  }))
}
