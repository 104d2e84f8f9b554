import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import { checkMaterial, type MaterialInput } from '@quayside/contract/forwarding/forwarder-order.ts'
import type { ConfirmQuotation } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { milestoneOf } from '@quayside/contract/forwarding/milestone.ts'
import { checkShipment } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { customerStep } from '../../platform/records/customer-step.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { chargeOrder } from './charge-forwarder-order.ts'
import {
  enter,
  type ForwarderOrderGiven,
  type ForwarderOrderRow,
  isEntry,
  lockForwarderOrder,
} from './enter-forwarder-order.ts'
import { forwarderOrderFacts, forwarderOrderKey } from './forwarder-orders.ts'
import { writeMilestones } from './milestones.ts'
import { shipmentOf } from './shipment-row.ts'

type Input<B> = { params: { id: string }; body: B }

export const submitForwarderOrder = customerStep(stepForwarderOrder, 'submit')
export const cancelForwarderOrder = customerStep(stepForwarderOrder, 'cancel')
const confirmQuote = customerStep(stepForwarderOrder, 'confirmQuote')
export const confirmForwarderOrder = (
  call: Call,
  { params, body: { version, note } }: Input<ConfirmQuotation>,
): Promise<Saved> => confirmQuote(call, { params, body: { version, note } })
export const addMaterial = (call: Call, { params, body }: Input<MaterialInput>): Promise<Saved> =>
  call.write(async (tx) => {
    const given = { material: body, note: body.note }
    const saved = await stepForwarderOrder(tx, asCustomer(call.principal), {
      id: params.id,
      name: 'addMaterial',
      given,
    })
    await attachGiven(tx, call.principal, { entity: 'forwarderOrder', entityId: params.id }, body.attachments)
    return saved
  })

/** Any step, for both actors. */
export async function stepForwarderOrder(
  tx: Tx,
  acting: Acting,
  {
    id,
    name,
    given,
    locked,
  }: {
    id: string
    name: string
    given: ForwarderOrderGiven
    locked?: Awaited<ReturnType<typeof lockForwarderOrder>>
  },
): Promise<Saved> {
  const order = locked ?? getOrRefuse(await lockForwarderOrder(tx, id, acting.companyId))
  const { company_id: companyId } = order
  const key = forwarderOrderKey(companyId, id)
  if (isEntry(name)) {
    const saved = await enter(tx, acting, order, name, given)
    await tell(tx, order, name, given)
    return saved
  }
  const { written: version } = await runTransition(tx, acting, key, {
    machine: forwarderOrderMachine,
    name,
    state: order.state,
    facts: forwarderOrderFacts(order),
    given,
    write: async (state) => {
      const values = await effectOf(tx, acting, order, name, given)
      return writeStep(tx, 'freight_order', key, { state: Number(state), ...values })
    },
  })
  const reached = milestoneOf(name)
  if (reached)
    await writeMilestones(tx, [
      { order, milestone: { kind: reached, actualAt: 'now', note: '' }, isFilled: true },
    ])
  if (acting.actor === 'provider') await tell(tx, order, name, given)
  return { id, version }
}

async function effectOf(
  tx: Tx,
  acting: Acting,
  order: ForwarderOrderRow,
  name: string,
  given: ForwarderOrderGiven,
): Promise<object> {
  switch (name) {
    case 'submit':
      refuseIfAny(checkShipment(shipmentOf(order)))
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'confirmQuote':
      if (given.version !== order.version) throw new Refusal([at('version', 'record.stale')])
      return {}
    case 'addMaterial':
      if (acting.actor === 'customer') refuseIfAny(checkMaterial(getOrRefuse(given.material)))
      return { material: given.material?.material ?? given.note ?? '' }
    case 'complete':
      await chargeOrder(tx, acting, order)
      return { completed_at: raw<string>`now()` }
    case 'cancel':
      return { reason: given.reason ?? given.note ?? '' }
    default:
      return {}
  }
}

const told = new Set([
  'quote',
  'confirmGoods',
  'bookWarehouse',
  'deliver',
  'arrive',
  'complete',
  'cancel',
  'addDocuments',
])
async function tell(
  tx: Tx,
  order: ForwarderOrderRow,
  name: string,
  given: ForwarderOrderGiven,
): Promise<void> {
  if (!told.has(name)) return
  const { company_id: companyId, id, number } = order
  await sendNotice(tx, {
    companyId,
    message: { phrase: `forwarderOrder.${name}`, params: { number, reason: given.reason ?? '' } },
    record: { entity: 'forwarderOrder', id },
  })
}
