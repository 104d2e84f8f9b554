import { goodsPickupMachine } from '@quayside/contract/warehouse/goods-pickup.states.ts'
import { goodsPickupState, inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import type { LockedInbound } from './lock-inbound.ts'
import { pickupFacts, takePickupStep } from './take-pickup-step.ts'

/** What a step of the inbound order means for its pickup, where the pickup can take it. */
const follows: Readonly<Record<string, readonly string[]>> = {
  inspect: ['inspect'],
  store: ['inspect', 'store'],
  auditFail: ['cancel'],
  cancel: ['cancel'],
}

/** Takes the pickup along after a step of its inbound order. */
export async function followPickup(
  tx: Tx,
  acting: Acting,
  { company_id: companyId, id, state }: LockedInbound,
  name: string,
  reason: string | undefined,
): Promise<void> {
  for (const next of follows[name] ?? []) {
    const row = await tx
      .selectFrom('goods_pickup')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('inbound_id', '=', id)
      .where('state', '<>', goodsPickupState.codes.cancelled)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return
    // The row was read before the step.
    const pickup = { ...row, inbound_state: name === 'store' ? inboundState.codes.stored : state }
    const asked = { machine: goodsPickupMachine, name: next, state: pickup.state, facts: pickupFacts(pickup) }
    if (findHindrance(acting, asked) === undefined)
      await takePickupStep(tx, acting, pickup, next, reason === undefined ? {} : { reason })
  }
}
