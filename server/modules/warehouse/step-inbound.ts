import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { ReceiveInbound, StoreInbound } from '@quayside/contract/office/warehouse.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInbound } from '@quayside/contract/warehouse/inbound.rules.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { draftOf } from './inbound-draft.ts'
import { inboundFacts } from './inbound-facts.ts'
import { inboundKey } from './inbounds.ts'
import { type LockedInbound, lockInbound } from './lock-inbound.ts'
import { makePickup } from './make-pickup.ts'
import { receiveInbound } from './receive-inbound.ts'
import { followPickup } from './step-pickup.ts'
import { requireStoredGoods, storeInbound } from './store-inbound.ts'

export type InboundGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly lines?: ReceiveInbound['lines'] | StoreInbound['lines']
  readonly locationId?: string | null | undefined
}

export const submitInbound = customerStep(stepInbound, 'submit')
export const cancelInbound = customerStep(stepInbound, 'cancel')
export const entrustInbound = customerStep(stepInbound, 'entrust')
export const inboundSubmitter = submitterOf(stepInbound, 'logistics-inbound-submit')

/** Any step, for both actors. */
export async function stepInbound(
  tx: Tx,
  acting: Acting,
  {
    id,
    name,
    given,
    locked,
  }: { id: string; name: string; given: InboundGiven; locked?: Awaited<ReturnType<typeof lockInbound>> },
): Promise<Saved> {
  const inbound = locked ?? getOrRefuse(await lockInbound(tx, id, acting.companyId))
  const { company_id: companyId } = inbound
  const key = inboundKey(companyId, id)
  const { written: version } = await runTransition(tx, acting, key, {
    machine: warehouseInMachine,
    name,
    state: inbound.state,
    facts: inboundFacts(inbound),
    given,
    notice: acting.actor === 'provider' ? noticeOf(inbound, name, given) : undefined,
    write: async (state) => {
      const values = await effectOf(tx, acting, inbound, { name, given })
      return writeStep(tx, 'inbound_order', key, { state: Number(state), ...values })
    },
  })
  await followPickup(tx, acting, inbound, name, given.reason)
  return { id, version }
}

/** What a step does besides the state; what it writes to the order is returned. */
async function effectOf(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  { name, given }: { name: string; given: InboundGiven },
): Promise<object> {
  switch (name) {
    case 'submit':
      refuseIfAny(checkInbound(await draftOf(tx, inbound)))
      if (inbound.arrival_mode === receivingMode.codes.pickup) await makePickup(tx, acting, inbound)
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'auditFail':
      return { reason: given.reason ?? '' }
    case 'cancel':
      return { reason: given.reason ?? given.note ?? '' }
    case 'receive':
      await receiveInbound(tx, acting, inbound, given.lines as ReceiveInbound['lines'])
      return {}
    case 'store':
      await storeInbound(tx, acting, inbound, {
        lines: given.lines as StoreInbound['lines'],
        locationId: given.locationId ?? null,
      })
      return { stored_at: raw<string>`now()` }
    case 'entrust':
      await requireStoredGoods(tx, inbound)
      return {}
    default:
      return {}
  }
}

const told = new Set(['auditPass', 'auditFail', 'cancel', 'receive', 'store'])
const noticeOf = ({ number }: LockedInbound, name: string, given: InboundGiven): NoticeOf | undefined =>
  told.has(name)
    ? { phrase: `warehouseIn.${name}`, params: { number, reason: given.reason ?? '' } }
    : undefined
