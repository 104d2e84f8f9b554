import { ErpPickup, ErpPickupDetail, PickupsQuery } from '@quayside/contract/gateway/warehouse.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readPickup } from '../modules/warehouse/pickups.ts'
import { lockPickup, pickupFacts, stepPickup } from '../modules/warehouse/step-pickup.ts'
import { excludesDrafts, providerEntity } from './entity.ts'

export const goodsPickup = providerEntity({
  kind: 'goodsPickup',
  name: 'goods-pickups',
  from: raw`goods_pickup r join inbound_order i on i.company_id = r.company_id and i.id = r.inbound_id`,
  columns: raw<Selectable<DB['goods_pickup']>>`r.*`,
  visible: raw<boolean>`r.deleted_at is null and ${excludesDrafts('goodsPickup', raw`r.state`)}`,
  state: 'state',
  facts: pickupFacts,
  factColumns: {
    anomalyAt: {
      sql: raw`r.anomaly_at`,
      values: new Map<unknown, string>([
        [undefined, ''],
        ['pickup', 'pickup'],
        ['inspection', 'inspection'],
      ]),
    },
  },
  number: raw`r.number`,
  title: raw`i.pickup_address`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review: (record, { read }) => readPickup(read, record),
  query: PickupsQuery,
  row: ErpPickup,
  detail: ErpPickupDetail,
  lock: lockPickup,
  run: stepPickup,
})
