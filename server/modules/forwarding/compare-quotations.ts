import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import { forwarderQuotationMachine } from '@quayside/contract/forwarding/forwarder-quotation.states.ts'
import {
  type ForwarderQuotationDetail,
  quotationStepAccess,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { forwarderOrderState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import { chargeKinds } from '@quayside/contract/forwarding/freight-charge.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { findBankRates } from '../rates/bank-rates.ts'
import { enquiries } from './enquiries.ts'
import { quotationFacts, readQuotations } from './quotations.ts'
import { goodsOf } from './shipment-row.ts'

const findEnquiry = (companyId: string, id: string) =>
  sql
    .selectFrom('freight_enquiry as e')
    .leftJoin('freight_order as f', (join) =>
      join
        .onRef('f.company_id', '=', 'e.company_id')
        .onRef('f.enquiry_id', '=', 'e.id')
        .on('f.state', '<>', forwarderOrderState.codes.cancelled),
    )
    .select(['e.id', 'e.number', 'e.state', 'e.direction', 'e.mode', 'e.origin_port', 'e.destination_port'])
    .select(['e.goods_name', 'e.goods_value', 'e.currency', 'e.container_type', 'e.container_count'])
    .select(['e.depart_by', 'e.incoterm', 'f.id as forwarder_order_id'])
    .select([
      raw<string | null>`trim_scale(e.volume)::text`.as('volume'),
      raw<string | null>`trim_scale(e.gross_weight)::text`.as('gross_weight'),
    ])
    .where('e.company_id', '=', companyId)
    .where('e.id', '=', id)
    .where('e.deleted_at', 'is', null)

const findKinds = (locale: Locale) =>
  sql
    .selectFrom('dict_entry')
    .select(['value', 'group_name'])
    .select(
      raw<string>`coalesce(names ->> ${raw.lit(locale)}, names ->> ${raw.lit(defaultLocale)})`.as('name'),
    )
    .where('type', '=', chargeKinds)
    .orderBy('sort')

const withSteps = (
  call: Call,
  { has_open_offer, is_valid, ...quote }: Awaited<ReturnType<typeof readQuotations>>[number],
): ForwarderQuotationDetail => ({
  ...quote,
  nextSteps: stepsFor(
    call.principal,
    {
      machine: forwarderQuotationMachine,
      state: quote.state,
      facts: quotationFacts({ has_open_offer, is_valid }),
    },
    quotationStepAccess,
  ),
})

/** One that was sent, with the steps that the member may take. */
export async function getQuotation(
  call: Call,
  { params }: { params: { id: string } },
): Promise<ForwarderQuotationDetail> {
  const found = await readQuotations(call.read, call.principal.companyId, { id: params.id, isSent: true })
  return withSteps(call, getOrRefuse(found[0]))
}

/** Everything that the comparison of an enquiry shows, in one call. */
export async function compareQuotations(
  call: Call,
  { query }: { query: { enquiryId: string } },
): Promise<QuoteComparison> {
  const { companyId } = call.principal
  const today = call.platform.clock.today()
  const [enquiryRows, kinds, rates, events] = await call.read(
    findEnquiry(companyId, query.enquiryId),
    findKinds(call.locale),
    findBankRates(currency.values, today),
    findTimeline(enquiries.keyOf(companyId, query.enquiryId)),
  )
  const row = getOrRefuse(enquiryRows[0])
  const all = await readQuotations(call.read, companyId, { enquiryId: query.enquiryId, isSent: true })
  const used = new Set(all.flatMap(({ charges }) => charges.map(({ kind }) => kind)))
  return {
    enquiry: {
      id: row.id,
      number: row.number,
      state: row.state,
      ...goodsOf(row),
      volume: row.volume,
      grossWeight: row.gross_weight,
      containerType: row.container_type,
      containerCount: row.container_count,
      departBy: row.depart_by,
      incoterm: row.incoterm,
      forwarderOrderId: row.forwarder_order_id,
    },
    quotes: all.map((quote) => withSteps(call, quote)),
    kinds: kinds
      .filter(({ value }) => used.has(value))
      .map(({ value, name, group_name }) => ({ value, name, section: group_name ?? 'freight' })),
    rates: [
      { currency: currency.codes.RMB, rate: '1', day: today },
      ...rates.map((rate) => ({ currency: rate.currency, rate: rate.rate, day: rate.day })),
    ],
    today,
    timeline: toTimeline(events),
  }
}
