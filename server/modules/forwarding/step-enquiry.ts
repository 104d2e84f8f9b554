import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import { checkShipment } from '@quayside/contract/forwarding/shipment.rules.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { customerStep, submitterOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import { runTransition } from '../../platform/records/run-transition.ts'
import { writeStep } from '../../platform/records/write-step.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { endQuotations } from './end-quotations.ts'
import { enquiryKey } from './enquiries.ts'
import { generateOrder } from './generate-order.ts'
import { type LockedEnquiry, lockEnquiry, lockQuotationsOf } from './lock-quotations.ts'
import { shipmentOf } from './shipment-row.ts'

export type EnquiryGiven = { readonly note?: string | undefined; readonly reason?: string | undefined }

export const submitEnquiry = customerStep(stepEnquiry, 'submit')
export const cancelEnquiry = customerStep(stepEnquiry, 'cancel')
export const enquirySubmitter = submitterOf(stepEnquiry, 'logistics-enquiry-submit')

/** Any step but the confirmation of a quotation, for both actors. */
export async function stepEnquiry(
  tx: Tx,
  acting: Acting,
  {
    id,
    name,
    given,
    locked,
  }: { id: string; name: string; given: EnquiryGiven; locked?: Awaited<ReturnType<typeof lockEnquiry>> },
): Promise<Saved> {
  const enquiry = locked ?? getOrRefuse(await lockEnquiry(tx, id, acting.companyId))
  const version = await moveEnquiry(tx, acting, enquiry, name, given)
  return { id, version }
}

/** The step of a locked enquiry, with what it does besides. */
export async function moveEnquiry(
  tx: Tx,
  acting: Acting,
  enquiry: LockedEnquiry,
  name: string,
  given: EnquiryGiven = {},
): Promise<number> {
  const key = enquiryKey(enquiry.company_id, enquiry.id)
  const { written } = await runTransition(tx, acting, key, {
    machine: forwarderEnquiryMachine,
    name,
    state: enquiry.state,
    facts: { hasQuotation: enquiry.has_quotation },
    given,
    notice: acting.actor === 'provider' ? noticeOf(enquiry, name, given) : undefined,
    write: async (state) => {
      const values = await effectOf(tx, acting, enquiry, name, given)
      return writeStep(tx, 'freight_enquiry', key, { state: Number(state), ...values })
    },
  })
  return written
}

async function effectOf(
  tx: Tx,
  acting: Acting,
  enquiry: LockedEnquiry,
  name: string,
  given: EnquiryGiven,
): Promise<object> {
  switch (name) {
    case 'submit':
      refuseIfAny(checkShipment(shipmentOf(enquiry)))
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'cancel':
      await endQuotations(tx, await lockQuotationsOf(tx, enquiry), 'close')
      return { reason: given.reason ?? given.note ?? '' }
    case 'generateOrder':
      await generateOrder(tx, acting, enquiry)
      return {}
    default:
      return {}
  }
}

const told = new Set(['quote', 'generateOrder', 'cancel'])
const noticeOf = ({ number }: LockedEnquiry, name: string, given: EnquiryGiven): NoticeOf | undefined =>
  told.has(name)
    ? { phrase: `forwarderEnquiry.${name}`, params: { number, reason: given.reason ?? '' } }
    : undefined
