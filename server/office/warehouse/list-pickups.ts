import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficePickup } from '@quayside/contract/office/goods.ts'
import type { RecordQuery } from '@quayside/contract/office/record.ts'
import { goodsPickupMachine } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { sql as raw } from 'kysely'
import { pickupPlace } from '../../modules/warehouse/pickups.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listPickups(call: OfficeCall, { query }: { query: RecordQuery }): FoundRecords<OfficePickup> {
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
