import { chargeKinds, type FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import type {
  QuoteLink,
  QuoteLinkAnswer,
  QuoteLinkInput,
} from '@quayside/contract/forwarding/quote-request.ts'
import { type ShipmentSize, shipmentColumns } from '@quayside/contract/forwarding/shipment.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { hashToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toAnswered } from '../../platform/records/columns.ts'
import type { OpenCall } from '../../platform/session/call.ts'
import { countAttempts } from '../account/attempts.ts'
import { quoteLinkLimit, tooOften } from '../account/limits.ts'
import { lockEnquiry } from './lock-quotations.ts'
import { takesQuotations } from './quote-requests.ts'
import { enterQuotation } from './save-quotation.ts'
import { stepQuotation } from './step-quotation.ts'

/** The request that a secret opens, with its enquiry locked: neither ends while it is read or answered. */
async function openLink(tx: Tx, token: string) {
  const found = await tx
    .selectFrom('freight_request')
    .select(['id', 'company_id', 'enquiry_id'])
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!found) throw refuse('quoteLink.unknown')
  const enquiry = await lockEnquiry(tx, found.enquiry_id, undefined)
  const request = await tx
    .selectFrom('freight_request')
    .selectAll()
    .select(raw<boolean>`expires_at <= now()`.as('is_expired'))
    .where('company_id', '=', found.company_id)
    .where('id', '=', found.id)
    .forUpdate()
    .executeTakeFirst()
  if (!enquiry || !request || request.withdrawn_at !== null) throw refuse('quoteLink.unknown')
  if (request.is_expired) throw refuse('quoteLink.expired')
  if (!takesQuotations(enquiry.state)) throw refuse('quoteLink.closed')
  return { request, enquiry }
}

const rowOf = toAnswered(shipmentColumns)

/** Counted before anything is read, so that a wrong secret costs an attempt too. */
async function requireFewCalls(call: OpenCall): Promise<void> {
  const exceeded = await countAttempts(call.platform.staff, [quoteLinkLimit(call.address)])
  if (exceeded) throw tooOften(exceeded)
}

export async function readQuoteLink(call: OpenCall, { body }: { body: QuoteLinkInput }): Promise<QuoteLink> {
  await requireFewCalls(call)
  return call.platform.staff.transaction([], async (tx) => {
    const { request, enquiry } = await openLink(tx, body.token)
    await tx
      .updateTable('freight_request')
      .set({ opened_at: raw<string>`coalesce(opened_at, now())` })
      .where('company_id', '=', request.company_id)
      .where('id', '=', request.id)
      .execute()
    const entries = await tx
      .selectFrom('dict_entry')
      .select(['type', 'value', raw<string>`names ->> ${call.locale}`.as('name')])
      .where((where) =>
        where.or([
          where('type', '=', chargeKinds),
          where.and([
            where('type', '=', 1007),
            where('value', 'in', [enquiry.origin_port, enquiry.destination_port]),
          ]),
        ]),
      )
      .orderBy('sort')
      .execute()
    const portName = (value: string): string =>
      entries.find((entry) => entry.type === 1007 && entry.value === value)?.name ?? value
    const {
      orderId: _order,
      productId: _product,
      remarks: _remarks,
      goodsValue: _value,
      currency: _currency,
      ...shipment
    } = rowOf(enquiry)
    return {
      enquiryNumber: enquiry.number,
      forwarder: request.forwarder,
      note: request.note,
      expiresAt: request.expires_at,
      origin: portName(enquiry.origin_port),
      destination: portName(enquiry.destination_port),
      chargeKinds: entries
        .filter(({ type }) => type === chargeKinds)
        .map(({ value, name }) => ({ value, name })),
      shipment: { ...shipment, sizes: enquiry.sizes as ShipmentSize[] },
      quotation: await findOwn(tx, request),
    }
  })
}

/** The forwarder's own quotation; those of others are not read here. */
async function findOwn(
  tx: Tx,
  { company_id: companyId, quotation_id: id }: { company_id: string; quotation_id: string | null },
): Promise<QuoteLink['quotation']> {
  if (id === null) return null
  const row = await tx
    .selectFrom('freight_quotation')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    number: row.number,
    carrier: row.carrier,
    viaPort: row.via_port,
    transitDays: row.transit_days,
    departsOn: row.departs_on,
    freeDays: row.free_days,
    validUntil: row.valid_until,
    remarks: row.remarks,
    charges: row.charges as FreightCharge[],
  }
}

/** The first answer enters a quotation, a later one revises it, as the provider would. */
export async function answerQuoteLink(
  call: OpenCall,
  { body: { token, ...terms } }: { body: QuoteLinkAnswer },
): Promise<{ number: string }> {
  await requireFewCalls(call)
  return call.platform.staff.transaction([], async (tx) => {
    const { request, enquiry } = await openLink(tx, token)
    const acting: Acting = { actor: 'provider', id: null, name: request.forwarder }
    const own = await findOwn(tx, request)
    if (own && request.quotation_id !== null) {
      await stepQuotation(tx, acting, { id: request.quotation_id, name: 'revise', given: { terms } })
      return { number: own.number }
    }
    const { id, number } = await enterQuotation(tx, acting, { ...terms, enquiryId: enquiry.id })
    await tx
      .updateTable('freight_request')
      .set({ quotation_id: id, answered_at: raw<string>`now()` })
      .where('company_id', '=', request.company_id)
      .where('id', '=', request.id)
      .execute()
    return { number }
  })
}
