import { type QuotationTerms, quotationColumns } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { forwarderEnquiryState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  chargeKinds,
  checkCharges,
  type FreightCharge,
} from '@quayside/contract/forwarding/freight-charge.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { happened } from '../../platform/records/happened.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockEnquiry } from './lock-quotations.ts'
import { findUnknownCharges } from './shipment-references.ts'

const columnValues = toStored(quotationColumns)
export const termsOf = (terms: QuotationTerms) => columnValues(terms)

/** Charges, their kinds, and a last day that is not over. */
export async function checkTerms(tx: Tx, terms: QuotationTerms): Promise<void> {
  const today = await readBusinessDay(tx)
  const findings: Finding[] = checkCharges(terms.charges)
  if (terms.validUntil < today) findings.push(at('validUntil', 'freight.validityPast'))
  refuseIfAny([...findings, ...(await findUnknownCharges(tx, chargeKinds, terms.charges))])
}

const { submitted, quoted } = forwarderEnquiryState.codes

/** The provider enters a quotation; after the enquiry's first were sent, the customer sees it at once. */
export async function enterQuotation(
  tx: Tx,
  acting: Acting,
  { enquiryId, ...terms }: QuotationTerms & { enquiryId: string },
): Promise<Saved & { number: string; companyId: string }> {
  const enquiry = getOrRefuse(await lockEnquiry(tx, enquiryId, undefined))
  const { company_id: companyId } = enquiry
  if (enquiry.state !== submitted && enquiry.state !== quoted) throw refuse('state.notAllowed')
  await checkTerms(tx, terms)
  const saved = await tx
    .insertInto('freight_quotation')
    .values({
      ...termsOf(terms),
      company_id: companyId,
      enquiry_id: enquiryId,
      charges: JSON.stringify(terms.charges),
    })
    .returning(['id', 'version', 'number'])
    .executeTakeFirstOrThrow()
  await happened(
    tx,
    acting,
    { companyId, entity: 'forwarderQuotation', ids: [saved.id] },
    {
      transition: 'create',
      to: 'offered',
      notice:
        enquiry.state === quoted
          ? {
              phrase: 'forwarderQuotation.create',
              params: { number: saved.number, inquiry: enquiry.number, carrier: terms.carrier },
            }
          : undefined,
    },
  )
  return { ...saved, companyId }
}

/** The same terms again, for the same enquiry or another one that waits for quotations. */
export async function copyQuotation(
  tx: Tx,
  acting: Acting,
  { id, ...given }: { id: string; enquiryId?: string | undefined; validUntil?: string | undefined },
): Promise<Saved & { number: string; companyId: string }> {
  const row = getOrRefuse(
    await tx.selectFrom('freight_quotation').selectAll().where('id', '=', id).executeTakeFirst(),
  )
  const today = await readBusinessDay(tx)
  const { carrier, via_port: viaPort, transit_days: transitDays, free_days: freeDays, remarks } = row
  return enterQuotation(tx, acting, {
    enquiryId: given.enquiryId ?? row.enquiry_id,
    carrier,
    viaPort,
    transitDays,
    departsOn: row.departs_on,
    freeDays,
    remarks,
    validUntil: given.validUntil ?? (row.valid_until < today ? today : row.valid_until),
    charges: row.charges as FreightCharge[],
  })
}
