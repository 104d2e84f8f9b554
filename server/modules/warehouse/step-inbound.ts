import type { ReceiveInbound, StoreInbound } from '@quayside/contract/office/warehouse.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkInbound } from '@quayside/contract/warehouse/inbound.rules.ts'
import { inspectionState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { submitterOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import type { StepValues } from '../../platform/records/write-step.ts'
import { followPickup } from './follow-pickup.ts'
import { draftOf } from './inbound-draft.ts'
import { inbounds } from './inbounds.ts'
import { type LockedInbound, lockInbound } from './lock-inbound.ts'
import { makePickup } from './make-pickup.ts'
import { findOverAnnounced } from './order-goods.ts'
import { receiveInbound } from './receive-inbound.ts'
import { requireStoredGoods, storeInbound } from './store-inbound.ts'

export type InboundGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly lines?: ReceiveInbound['lines'] | StoreInbound['lines']
  readonly locationId?: string | null | undefined
  /** The step follows from another one, of which the customer is told. */
  readonly isFollowing?: boolean
}

const notifiedSteps = new Set(['auditPass', 'auditFail', 'cancel', 'receive', 'store'])
type Step = { readonly name: string; readonly given: InboundGiven }

/** Any step, for both actors. */
export const stepInbound = inbounds.stepperOf({
  lock: lockInbound,
  effect: effectOf,
  follow: (tx, acting, inbound, { name, given }) => followPickup(tx, acting, inbound, name, given.reason),
  notice: noticeOf,
})
export const inboundSubmitter = submitterOf(stepInbound, 'logistics-inbound-submit')

/** What a step does besides the state; what it writes to the order is returned. */
async function effectOf(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  { name, given }: Step,
): Promise<StepValues<'inbound_order'>> {
  switch (name) {
    case 'submit':
      await requireComplete(tx, inbound)
      if (inbound.arrival_mode === receivingMode.codes.pickup) await makePickup(tx, acting, inbound)
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'auditFail':
      return { reason: given.reason ?? '' }
    case 'cancel':
      return { reason: given.reason ?? given.note ?? '' }
    case 'receive':
      await receiveInbound(tx, acting, inbound, {
        lines: given.lines as ReceiveInbound['lines'],
        note: given.note,
      })
      return {}
    case 'inspect':
      return { inspection_state: inspectionState.codes.inspected }
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

async function requireComplete(tx: Tx, inbound: LockedInbound): Promise<void> {
  const draft = await draftOf(tx, inbound)
  const today = await readBusinessDay(tx)
  refuseIfAny([
    ...checkInbound(draft, today),
    ...(await findOverAnnounced(tx, inbound.company_id, draft.lines)),
  ])
}

function noticeOf(
  { number }: LockedInbound,
  name: string,
  { reason = '', isFollowing = false }: InboundGiven,
): NoticeOf | undefined {
  return notifiedSteps.has(name) && !isFollowing
    ? { phrase: `inbound.${name}`, params: { number, reason } }
    : undefined
}
