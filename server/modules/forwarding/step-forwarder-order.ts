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
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { customerStep } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { lockOf } from '../../platform/records/record-writes.ts'
import type { StepValues } from '../../platform/records/write-step.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { chargeOrder } from './charge-forwarder-order.ts'
import { theSystem } from './end-quotations.ts'
import {
  enter,
  entryNames,
  type ForwarderOrderGiven,
  type ForwarderOrderRow,
} from './enter-forwarder-order.ts'
import { forwarderOrders } from './forwarder-orders.ts'
import { writeMilestones } from './milestones.ts'
import { shipmentOf } from './shipment-row.ts'
import { stepEnquiry } from './step-enquiry.ts'

const notifiedSteps = new Set([
  'quote',
  'confirmGoods',
  'bookWarehouse',
  'deliver',
  'arrive',
  'complete',
  'cancel',
  'addDocuments',
])

type Input<B> = { params: { id: string }; body: B }

type Step = { readonly name: string; readonly given: ForwarderOrderGiven }

export const lockForwarderOrder = lockOf('freight_order')

/** Any step, for both actors. */
export const stepForwarderOrder = forwarderOrders.stepperOf({
  lock: lockForwarderOrder,
  effect: effectOf,
  follow: followOrder,
  entries: { names: entryNames, enter },
  notice: noticeOf,
})
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

/** The milestone that a step reaches, and what becomes of the enquiry. */
async function followOrder(tx: Tx, _acting: Acting, order: ForwarderOrderRow, { name }: Step): Promise<void> {
  const reached = milestoneOf(name)
  if (reached)
    await writeMilestones(tx, [
      { order, milestone: { kind: reached, actualAt: 'now', note: '' }, isFilled: true },
    ])
  if (name === 'cancel' && order.enquiry_id !== null) await reopenEnquiry(tx, order.enquiry_id)
}

/** The confirmed quotation of a cancelled order can become another order. */
async function reopenEnquiry(tx: Tx, enquiryId: string): Promise<void> {
  await stepEnquiry(tx, theSystem, { id: enquiryId, name: 'reopen', given: {} })
}

async function effectOf(
  tx: Tx,
  acting: Acting,
  order: ForwarderOrderRow,
  { name, given }: Step,
): Promise<StepValues<'freight_order'>> {
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

function noticeOf(
  { number }: ForwarderOrderRow,
  name: string,
  { reason = '' }: ForwarderOrderGiven,
): NoticeOf | undefined {
  return notifiedSteps.has(name)
    ? { phrase: `forwarderOrder.${name}`, params: { number, reason } }
    : undefined
}
