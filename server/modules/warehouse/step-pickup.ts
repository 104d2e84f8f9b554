import type { Saved } from '@quayside/contract/kernel/record.ts'
import { inboundMachine } from '@quayside/contract/warehouse/inbound.states.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedBy, StepOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { inboundFacts } from './inbound-facts.ts'
import { lockInbound } from './lock-inbound.ts'
import { stepInbound } from './step-inbound.ts'
import { lockPickup, type PickupGiven, type PickupRow, takePickupStep } from './take-pickup-step.ts'

export async function stepPickup(
  tx: Tx,
  acting: Acting,
  { id, name, given, locked }: StepOf<PickupGiven, LockedBy<typeof lockPickup>>,
): Promise<Saved> {
  const pickup = locked ?? getOrRefuse(await lockPickup(tx, id))
  const isTold = acting.actor === 'provider' && noticedSteps.has(name)
  const notice: NoticeOf = {
    phrase: `goodsPickup.${name}`,
    params: { number: pickup.number, reason: given.reason ?? '' },
    record: { entity: 'inbound', id: pickup.inbound_id },
  }
  const version = await takePickupStep(tx, acting, pickup, name, given, isTold ? notice : undefined)
  if (name === 'cancel') await returnInbound(tx, acting, pickup, given)
  return { id, version }
}
const noticedSteps = new Set([
  'cancel',
  'pickUp',
  'reportPickupAnomaly',
  'reportInspectionAnomaly',
  'handleAnomaly',
])

/** Goods that nobody fetches: the customer says how else they come, or gives the order up. */
async function returnInbound(
  tx: Tx,
  acting: Acting,
  { inbound_id: id, company_id: companyId }: PickupRow,
  given: PickupGiven,
): Promise<void> {
  const locked = getOrRefuse(await lockInbound(tx, id, companyId))
  const name = 'auditFail'
  const asked = { machine: inboundMachine, name, state: locked.state, facts: inboundFacts(locked) }
  if (findHindrance(acting, asked) === undefined)
    await stepInbound(tx, acting, { id, name, given: { reason: given.reason, isFollowing: true }, locked })
}
