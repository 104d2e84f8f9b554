import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import type { InboundFacts } from '@quayside/contract/warehouse/inbound.states.ts'
import { goodsPickupState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { sql as raw } from 'kysely'

const fetched = (['pickupDone', 'inspectionDone', 'stored', 'inspectionAbnormal'] as const).map((state) =>
  raw.lit(goodsPickupState.codes[state]),
)

/** Goods that somebody else brings need no fetching. */
export const isPickedUpSql = (
  alias: string,
) => raw<boolean>`(${raw.ref(`${alias}.arrival_mode`)} is distinct from
  ${raw.lit(receivingMode.codes.pickup)} or exists (select 1 from goods_pickup p
    where p.company_id = ${raw.ref(`${alias}.company_id`)} and p.inbound_id = ${raw.ref(`${alias}.id`)}
      and (p.state in (${raw.join(fetched)}) or p.state = ${raw.lit(goodsPickupState.codes.anomalyHandled)}
        and p.anomaly_at = 'inspection')))`

/** Goods that the provider fetched and that are on their way to the warehouse. */
export const isFetchedSql = (alias: string) =>
  raw<boolean>`(${raw.ref(`${alias}.arrival_mode`)} is not distinct from ${raw.lit(receivingMode.codes.pickup)}
    and ${isPickedUpSql(alias)})`

export const inboundFacts = (row: {
  readonly is_picked_up: boolean
  readonly arrival_mode: number | null
}): InboundFacts => ({
  isPickedUp: row.is_picked_up,
  isFetched: row.is_picked_up && row.arrival_mode === receivingMode.codes.pickup,
})
