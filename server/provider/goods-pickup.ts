import { OfficePickup } from '@quayside/contract/office/goods.ts'
import { inboundStages } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { goodsPickupColumns } from '@quayside/contract/warehouse/goods-pickup.ts'
import { sql as raw } from 'kysely'
import { readPickup } from '../modules/warehouse/pickups.ts'
import { stepPickup } from '../modules/warehouse/step-pickup.ts'
import { lockPickup, pickupFacts, pickupInboundSql } from '../modules/warehouse/take-pickup-step.ts'
import { providerDocument } from './provider-document.ts'

const joined = {
  inboundNumber: raw<string>`i.number`,
  address: raw<string>`i.pickup_address`,
  time: raw<string>`i.pickup_time`,
  contact: raw<string>`i.contact`,
  phone: raw<string>`i.phone`,
}

const facts = { inboundState: raw<number>`i.state` }

export const goodsPickup = providerDocument({
  kind: 'goodsPickup',
  name: 'goods-pickups',
  columns: goodsPickupColumns,
  joins: raw`join inbound_order i on i.company_id = r.company_id and i.id = r.inbound_id`,
  joined,
  factSql: facts,
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
  title: raw`i.pickup_address`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  review: (record, { read }) => readPickup(read, record),
  office: {
    row: OfficePickup,
    searched: [raw`r.number`, raw`i.number`, raw`i.pickup_address`],
  },
  lock: lockPickup,
  run: stepPickup,
})
