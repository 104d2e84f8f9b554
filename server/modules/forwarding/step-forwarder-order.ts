import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import {
  checkMaterial,
  checkTransport,
  type MaterialInput,
  plainTransport,
  type TransportInput,
} from '@quayside/contract/forwarding/forwarder-order.ts'
import type { ConfirmQuotation } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { forwarderOrderState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeAmount,
  chargeKinds,
  checkCharges,
  type FreightCharge,
  feeKindOf,
} from '@quayside/contract/forwarding/freight-charge.ts'
import { checkMilestones, type MilestoneEntry, milestoneOf } from '@quayside/contract/forwarding/milestone.ts'
import { checkShipment } from '@quayside/contract/forwarding/shipment.rules.ts'
import { isPositive } from '@quayside/contract/kernel/money.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { CarrierDocuments } from '@quayside/contract/office/forwarding.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import { type Acting, asCustomer } from '../../platform/records/acting.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { recordEvents } from '../../platform/records/timeline.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { chargeFees } from '../finance/charge-fee.ts'
import { sendNotice } from '../notices/send-notice.ts'
import { forwarderOrderFacts, forwarderOrderKey } from './forwarder-orders.ts'
import { writeMilestones } from './milestones.ts'
import { findUnknownCharges } from './shipment-references.ts'
import { shipmentOf } from './shipment-row.ts'

type ForwarderOrderRow = Selectable<DB['freight_order']>

export const lockForwarderOrder = async (
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<ForwarderOrderRow | undefined> => (await lockRecords(tx, 'freight_order', [id], companyId))[0]

export type ForwarderOrderGiven = {
  readonly note?: string | undefined
  readonly reason?: string | undefined
  readonly version?: number
  readonly material?: MaterialInput
  readonly documents?: CarrierDocuments['attachments']
  readonly transport?: TransportInput
  readonly milestones?: readonly MilestoneEntry[]
  readonly price?: { readonly carrier: string; readonly charges: readonly FreightCharge[] }
}

type Input<B> = { params: { id: string }; body: B }
const customerStep =
  <B extends { note?: string | undefined }>(
    name: string,
    givenOf: (body: B) => ForwarderOrderGiven = (body) => body,
  ) =>
  (call: Call, { params, body }: Input<B>): Promise<Saved> =>
    call.write((tx) =>
      stepForwarderOrder(tx, asCustomer(call.principal), { id: params.id, name, given: givenOf(body) }),
    )

export const submitForwarderOrder = customerStep('submit')
export const cancelForwarderOrder = customerStep('cancel')
export const confirmForwarderOrder = customerStep('confirmQuote', ({ version, note }: ConfirmQuotation) => ({
  version,
  note,
}))
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

/** What the provider enters beside the machine. */
const entries = new Set(['price', 'transport', 'milestones', 'addDocuments'])

/** Any step, for both actors. */
export async function stepForwarderOrder(
  tx: Tx,
  acting: Acting,
  { id, name, given }: { id: string; name: string; given: ForwarderOrderGiven },
): Promise<Saved> {
  const order = found(await lockForwarderOrder(tx, id, acting.companyId))
  const { company_id: companyId } = order
  const key = forwarderOrderKey(companyId, id)
  if (entries.has(name)) {
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
  if (reached) await writeMilestones(tx, [{ order, milestone: { kind: reached, actualAt: 'now', note: '' } }])
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
      if (acting.actor === 'customer') refuseIfAny(checkMaterial(found(given.material)))
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

/** Each charge becomes a fee in the ledger, on the trade order whose goods they are where there is one. */
async function chargeOrder(tx: Tx, acting: Acting, order: ForwarderOrderRow): Promise<void> {
  const charges = (order.charges as FreightCharge[]).filter((charge) => isPositive(chargeAmount(charge)))
  if (charges.length === 0) return
  await chargeFees(
    tx,
    acting,
    charges.map((charge) => ({
      companyId: order.company_id,
      ...(order.order_id !== null && { orderId: order.order_id }),
      kind: feeKindOf(charge.kind),
      currency: charge.currency,
      quantity: charge.quantity,
      unit: '',
      unitPrice: charge.unitPrice,
      note: `${order.number} ${charge.kind}`,
    })),
  )
}

const { submitted, cancelled, completed, draft } = forwarderOrderState.codes

async function enter(
  tx: Tx,
  acting: Acting,
  order: ForwarderOrderRow,
  name: string,
  given: ForwarderOrderGiven,
): Promise<Saved> {
  const { company_id: companyId, id, state } = order
  const isOver = state === cancelled || (state === completed && name !== 'addDocuments')
  if (name === 'price' ? state !== submitted : isOver || state === draft) throw refuse('state.notAllowed')
  const values = await entered(tx, order, name, given)
  const version = await writeStep(tx, 'freight_order', forwarderOrderKey(companyId, id), values)
  await recordEvents(
    tx,
    acting,
    { companyId, entity: 'forwarderOrder', ids: [id] },
    { transition: name, note: given.note },
  )
  return { id, version }
}

async function entered(
  tx: Tx,
  order: ForwarderOrderRow,
  name: string,
  given: ForwarderOrderGiven,
): Promise<object> {
  if (name === 'price') {
    const { carrier, charges } = found(given.price)
    refuseIfAny([...checkCharges(charges), ...(await findUnknownCharges(tx, chargeKinds, charges))])
    return { carrier, charges: JSON.stringify(charges) }
  }
  if (name === 'transport') {
    const input = found(given.transport)
    refuseIfAny(checkTransport(input, order.mode))
    const { vessel, voyage, containerNumbers, waybillNumber } = plainTransport(input, order.mode)
    return { vessel, voyage, container_numbers: containerNumbers, waybill_number: waybillNumber }
  }
  if (name === 'addDocuments') {
    const { company_id: companyId, id } = order
    const record = { entity: 'forwarderOrder', entityId: id }
    await attachGiven(tx, { companyId, memberId: null }, record, found(given.documents))
    return { updated_at: raw<string>`now()` }
  }
  const milestones = found(given.milestones)
  refuseIfAny(checkMilestones('milestones', milestones, new Date().toISOString()))
  await writeMilestones(
    tx,
    milestones.map((milestone) => ({ order, milestone })),
  )
  return { updated_at: raw<string>`now()` }
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
