import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import {
  type GoodsPickupFacts,
  goodsPickupMachine,
} from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { goodsPickupState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { LockedInbound } from './lock-inbound.ts'

type PickupRow = Selectable<DB['goods_pickup']>

export const pickupKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'goodsPickup',
  id,
})

export const pickupFacts = (row: Pick<PickupRow, 'anomaly_at'>): GoodsPickupFacts => ({
  anomalyAt: row.anomaly_at === '' ? undefined : (row.anomaly_at as GoodsPickupFacts['anomalyAt']),
})

/** The inbound order is locked before its pickup. */
export async function lockPickup(tx: Tx, id: string): Promise<PickupRow | undefined> {
  const known = await tx
    .selectFrom('goods_pickup')
    .select('inbound_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!known) return undefined
  await tx.selectFrom('inbound_order').select('id').where('id', '=', known.inbound_id).forUpdate().execute()
  return tx.selectFrom('goods_pickup').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

type Given = { readonly note?: string | undefined; readonly reason?: string | undefined }

export async function stepPickup(
  tx: Tx,
  acting: Acting,
  {
    id,
    name,
    given,
    locked,
  }: { id: string; name: string; given: Given; locked?: Awaited<ReturnType<typeof lockPickup>> },
): Promise<Saved> {
  const pickup = locked ?? getOrRefuse(await lockPickup(tx, id))
  const isTold = acting.actor === 'provider' && told.has(name)
  const notice: NoticeOf = {
    phrase: `goodsPickup.${name}`,
    params: { number: pickup.number, reason: given.reason ?? '' },
    record: { entity: 'warehouseIn', id: pickup.inbound_id },
  }
  const version = await takePickupStep(tx, acting, pickup, name, given, isTold ? notice : undefined)
  return { id, version }
}
const told = new Set(['cancel', 'pickUp', 'reportPickupAnomaly', 'reportInspectionAnomaly', 'handleAnomaly'])

async function takePickupStep(
  tx: Tx,
  acting: Acting,
  pickup: PickupRow,
  name: string,
  given: Given,
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

/** What a step of the inbound order means for its pickup, where the pickup can take it. */
const follows: Readonly<Record<string, readonly string[]>> = {
  inspect: ['inspect'],
  store: ['inspect', 'store'],
  cancel: ['cancel'],
}

export async function followPickup(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  name: string,
  reason: string | undefined,
): Promise<void> {
  for (const next of follows[name] ?? []) {
    const pickup = await tx
      .selectFrom('goods_pickup')
      .selectAll()
      .where('company_id', '=', inbound.company_id)
      .where('inbound_id', '=', inbound.id)
      .where('state', '<>', goodsPickupState.codes.cancelled)
      .forUpdate()
      .executeTakeFirst()
    if (!pickup) return
    const outcome = step(goodsPickupMachine, {
      name: next,
      from: stateKey(goodsPickupMachine, pickup.state),
      actor: acting.actor,
      facts: pickupFacts(pickup),
    })
    if (outcome.ok) await takePickupStep(tx, acting, pickup, next, reason === undefined ? {} : { reason })
  }
}
