import {
  type GoodsPickupFacts,
  goodsPickupMachine,
} from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { announcedStates, inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { writeStep } from '../../platform/records/write-step.ts'

/** With the state of its inbound order. */
export type PickupRow = Selectable<DB['goods_pickup']> & { readonly inbound_state: number }

export const pickupKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'goodsPickup',
  id,
})

const { stored, entrusted, submitted } = inboundState.codes
const underway: readonly number[] = announcedStates
  .map((state) => inboundState.codes[state])
  .filter((code) => code !== submitted)
const inboundOf = (state: number): GoodsPickupFacts['inbound'] => {
  if (state === stored || state === entrusted) return 'stored'
  return underway.includes(state) ? 'underway' : 'beforeAudit'
}

export const pickupFacts = (row: Pick<PickupRow, 'anomaly_at' | 'inbound_state'>): GoodsPickupFacts => ({
  anomalyAt: row.anomaly_at === '' ? undefined : (row.anomaly_at as GoodsPickupFacts['anomalyAt']),
  inbound: inboundOf(row.inbound_state),
})

/** The same as SQL, of the inbound order's state. */
export const pickupInboundSql = (state: string) => raw<string>`case
  when ${raw.ref(state)} in (${raw.lit(stored)}, ${raw.lit(entrusted)}) then 'stored'
  when ${raw.ref(state)} in (${raw.join(underway.map((code) => raw.lit(code)))}) then 'underway'
  else 'beforeAudit' end`

/** The inbound order is locked before its pickup. */
export async function lockPickup(tx: Tx, id: string): Promise<PickupRow | undefined> {
  const row = await tx.selectFrom('goods_pickup').select('inbound_id').where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const inbound = await tx
    .selectFrom('inbound_order')
    .select('state')
    .where('id', '=', row.inbound_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const pickup = await tx
    .selectFrom('goods_pickup')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return pickup && { ...pickup, inbound_state: inbound.state }
}

export type PickupGiven = { readonly note?: string | undefined; readonly reason?: string | undefined }

/** One step of a locked pickup. */
export async function takePickupStep(
  tx: Tx,
  acting: Acting,
  pickup: PickupRow,
  name: string,
  given: PickupGiven,
  notice?: NoticeOf,
): Promise<number> {
  const key = pickupKey(pickup.company_id, pickup.id)
  const { written } = await runTransition(tx, acting, key, {
    machine: goodsPickupMachine,
    name,
    state: pickup.state,
    facts: pickupFacts(pickup),
    given,
    notice,
    write: (state) =>
      writeStep(tx, 'goods_pickup', key, {
        state: Number(state),
        ...(given.reason !== undefined && { reason: given.reason }),
        ...(name === 'reportPickupAnomaly' && { anomaly_at: 'pickup' }),
        ...(name === 'reportInspectionAnomaly' && { anomaly_at: 'inspection' }),
      }),
  })
  return written
}
