import {
  checkTransport,
  type MaterialInput,
  plainTransport,
  type TransportInput,
} from '@quayside/contract/forwarding/forwarder-order.ts'
import { forwarderOrderState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeKinds,
  checkCharges,
  type FreightCharge,
} from '@quayside/contract/forwarding/freight-charge.ts'
import { checkMilestones, type MilestoneEntry } from '@quayside/contract/forwarding/milestone.ts'
import type { CarrierDocuments } from '@quayside/contract/office/forwarding.ts'
import { refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachGiven } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { StepValues } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { writeMilestones } from './milestones.ts'
import { findUnknownCharges } from './shipment-references.ts'

export type ForwarderOrderRow = Selectable<DB['freight_order']>

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

/** What the provider enters beside the machine. */
export const entryNames: ReadonlySet<string> = new Set(['price', 'transport', 'milestones', 'addDocuments'])

const { submitted, cancelled, completed, draft } = forwarderOrderState.codes

/** Enters what does not move the order. */
export async function enter(
  tx: Tx,
  _acting: Acting,
  order: ForwarderOrderRow,
  { name, given }: { readonly name: string; readonly given: ForwarderOrderGiven },
): Promise<StepValues<'freight_order'>> {
  const { state } = order
  const isOver = state === cancelled || (state === completed && name !== 'addDocuments')
  if (name === 'price' ? state !== submitted : isOver || state === draft) throw refuse('state.notAllowed')
  if (name === 'price') {
    const { carrier, charges } = getOrRefuse(given.price)
    refuseIfAny([...checkCharges(charges), ...(await findUnknownCharges(tx, chargeKinds, charges))])
    return { carrier, charges: JSON.stringify(charges) }
  }
  if (name === 'transport') {
    const input = getOrRefuse(given.transport)
    refuseIfAny(checkTransport(input, order.mode))
    const { vessel, voyage, containerNumbers, waybillNumber } = plainTransport(input, order.mode)
    return { vessel, voyage, container_numbers: containerNumbers, waybill_number: waybillNumber }
  }
  if (name === 'addDocuments') {
    const { company_id: companyId, id } = order
    const record = { entity: 'forwarderOrder', entityId: id } as const
    await attachGiven(tx, { companyId, memberId: null }, record, getOrRefuse(given.documents))
    return { updated_at: raw<string>`now()` }
  }
  const milestones = getOrRefuse(given.milestones)
  refuseIfAny(checkMilestones('milestones', milestones, new Date().toISOString()))
  await writeMilestones(
    tx,
    milestones.map((milestone) => ({ order, milestone })),
  )
  return { updated_at: raw<string>`now()` }
}
