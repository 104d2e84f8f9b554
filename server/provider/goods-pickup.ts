import { ErpPickup, ErpPickupDetail, PickupsQuery } from '@quayside/contract/gateway/warehouse.ts'
import { OfficePickup } from '@quayside/contract/office/goods.ts'
import { inboundStages } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { goodsPickupColumns } from '@quayside/contract/warehouse/goods-pickup.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { readPickup } from '../modules/warehouse/pickups.ts'
import { stepPickup } from '../modules/warehouse/step-pickup.ts'
import { lockPickup, pickupFacts, pickupInboundSql } from '../modules/warehouse/take-pickup-step.ts'
import { excludesDrafts, providerEntity } from './entity.ts'
import { type JoinedRow, selected } from './row-of.ts'

const joined = {
  inboundNumber: raw<string>`i.number`,
  address: raw<string>`i.pickup_address`,
  time: raw<string>`i.pickup_time`,
  contact: raw<string>`i.contact`,
  phone: raw<string>`i.phone`,
}

const facts = { inboundState: raw<number>`i.state` }

export const goodsPickup = providerEntity({
  kind: 'goodsPickup',
  name: 'goods-pickups',
  from: raw`goods_pickup r join inbound_order i on i.company_id = r.company_id and i.id = r.inbound_id`,
  columns: raw<
    Selectable<DB['goods_pickup']> & JoinedRow<typeof joined & typeof facts>
  >`r.*, ${selected({ ...joined, ...facts })}`,
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
    inbound: {
      sql: pickupInboundSql('i.state'),
      values: new Map<unknown, string>(inboundStages.map((stage) => [stage, stage])),
    },
  },
  number: raw`r.number`,
  title: raw`i.pickup_address`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review: (record, { read }) => readPickup(read, record),
  office: {
    row: OfficePickup,
    columns: goodsPickupColumns,
    joined,
    searched: [raw`r.number`, raw`i.number`, raw`i.pickup_address`],
  },
  query: PickupsQuery,
  row: ErpPickup,
  detail: ErpPickupDetail,
  lock: lockPickup,
  run: stepPickup,
})
