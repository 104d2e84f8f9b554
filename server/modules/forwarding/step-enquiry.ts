import { forwarderEnquiryState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { checkShipment } from '@quayside/contract/forwarding/shipment.rules.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { submitterOf } from '../../platform/records/customer-step.ts'
import type { NoticeOf } from '../../platform/records/happened.ts'
import type { StepValues } from '../../platform/records/write-step.ts'
import { endQuotations, theSystem } from './end-quotations.ts'
import { enquiries } from './enquiries.ts'
import { generateOrder } from './generate-order.ts'
import { type LockedEnquiry, lockEnquiry, lockQuotationsOf } from './lock-quotations.ts'
import { shipmentOf } from './shipment-row.ts'

export type EnquiryGiven = { readonly note?: string | undefined; readonly reason?: string | undefined }

/** Any step but the confirmation of a quotation, for both actors. */
export const stepEnquiry = enquiries.stepperOf({ lock: lockEnquiry, effect: effectOf, notice: noticeOf })
export const enquirySubmitter = submitterOf(stepEnquiry, 'logistics-enquiry-submit')

async function effectOf(
  tx: Tx,
  acting: Acting,
  enquiry: LockedEnquiry,
  { name, given }: { readonly name: string; readonly given: EnquiryGiven },
): Promise<StepValues<'freight_enquiry'>> {
  switch (name) {
    case 'submit':
      refuseIfAny(checkShipment(shipmentOf(enquiry)))
      return { submitted_at: raw<string>`now()`, reason: '' }
    case 'cancel':
      await endQuotations(tx, await lockQuotationsOf(tx, enquiry), 'close')
      return { reason: given.reason ?? given.note ?? '' }
    case 'awaitQuote':
      return { sent_quotation_id: (await lockQuotationsOf(tx, enquiry)).at(-1)?.id ?? '0' }
    case 'generateOrder':
      await generateOrder(tx, acting, enquiry)
      return {}
    default:
      return {}
  }
}

/** Where none of its quotations can be confirmed any more, the enquiry waits for new ones. */
export async function awaitNewQuote(tx: Tx, enquiryId: string): Promise<void> {
  const enquiry = await lockEnquiry(tx, enquiryId, undefined)
  if (!enquiry || enquiry.has_quotation || enquiry.state !== forwarderEnquiryState.codes.quoted) return
  await stepEnquiry(tx, theSystem, { id: enquiryId, name: 'awaitQuote', given: {}, locked: enquiry })
}

function noticeOf(
  { number }: LockedEnquiry,
  name: string,
  { reason = '' }: EnquiryGiven,
): NoticeOf | undefined {
  const isTold = name === 'quote' || name === 'generateOrder' || name === 'cancel'
  return isTold ? { phrase: `forwarderEnquiry.${name}`, params: { number, reason } } : undefined
}
