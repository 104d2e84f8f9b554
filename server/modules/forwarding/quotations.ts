import type { QuoteComparison } from '@quayside/contract/forwarding/compared-quotes.ts'
import { forwarderQuotationMachine } from '@quayside/contract/forwarding/forwarder-quotation.states.ts'
import {
  quotationColumns as columns,
  type ForwarderQuotation,
  type ForwarderQuotationDetail,
  type ForwarderQuotationQuery,
  quotationStepAccess,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  chargeKinds,
  type FreightCharge,
  sumsByCurrency,
} from '@quayside/contract/forwarding/freight-charge.ts'
import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { currency } from '@quayside/contract/rates/rate.codes.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { findBankRates } from '../finance/bank-rates.ts'
import { enquiryKey } from './enquiries.ts'
import { findOffers, hasOpenOfferSql, isSentSql, isValidSql, toOffer } from './quotation-queries.ts'
import { goodsOf } from './shipment-row.ts'

type Filter = FilterOf<ForwarderQuotationQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(q.number) like ${within} or lower(e.number) like ${within} or lower(q.carrier) like ${within})`,
  ),
  enquiryId: by.equals('enquiry_id'),
  state: by.equals('state'),
  validUntilBegin: by.atLeast('valid_until'),
  validUntilEnd: by.atMost('valid_until'),
  ...usualFilters,
}

const latestOffer = raw<
  number | null
>`(select c.state from freight_counter_offer c where c.company_id = q.company_id
  and c.quotation_id = q.id order by c.id desc limit 1)`

/** Of the provider, also those that were not sent yet. */
const findQuotations = (companyId: string) =>
  sql
    .selectFrom('freight_quotation as q')
    .innerJoin('freight_enquiry as e', (join) =>
      join.onRef('e.company_id', '=', 'q.company_id').onRef('e.id', '=', 'q.enquiry_id'),
    )
    .select(selection('q', columns))
    .select([
      'q.charges',
      'e.number as enquiry_number',
      'e.direction',
      'e.mode',
      'e.origin_port',
      'e.destination_port',
    ])
    .select([
      latestOffer.as('offer_state'),
      hasOpenOfferSql('q').as('has_open_offer'),
      isValidSql('q').as('is_valid'),
    ])
    .where('q.company_id', '=', companyId)
    .where('q.deleted_at', 'is', null)

const sent = (companyId: string) => findQuotations(companyId).where(isSentSql('e'))

const answered = toAnswered(columns)
type QuotationRow = Parameters<typeof answered>[0] & { readonly charges: unknown }
const toRow = (row: QuotationRow): ForwarderQuotation =>
  ({
    ...answered(row),
    totals: sumsByCurrency(row.charges as FreightCharge[]),
  }) as unknown as ForwarderQuotation

export const quotations = recordOf({
  entity: 'forwarderQuotation',
  table: 'freight_quotation',
  columns,
  find: (call, given: Filter) => filtered(sent(call.principal.companyId), 'q', filters, given),
  sort: sortingOf('q', columns, {}),
  toRow: (row) => toRow(row as never),
  cells: () => ({
    totals: (row) =>
      row.totals.map((sum) => `${sum.currency} ${formatAmount(sum.amount as never)}`).join(' + '),
  }),
})

type QuotationFacts = { readonly has_open_offer: boolean; readonly is_valid: boolean }
export const quotationFacts = (row: QuotationFacts) => ({
  hasOpenOffer: row.has_open_offer,
  isValid: row.is_valid,
})

type ReadQuotation = Omit<ForwarderQuotationDetail, 'nextSteps'> & QuotationFacts

/** Quotations with charges and counter-offers, as both sides read them. */
export async function readQuotations(
  read: Reader,
  companyId: string,
  of: { readonly enquiryId?: string; readonly id?: string; readonly isSent: boolean },
): Promise<ReadQuotation[]> {
  const all = of.isSent ? sent(companyId) : findQuotations(companyId)
  const some =
    of.id === undefined ? all.where('q.enquiry_id', '=', of.enquiryId ?? '0') : all.where('q.id', '=', of.id)
  const offersOf = findOffers(companyId).where(
    raw<boolean>`c.quotation_id in (select q.id from freight_quotation q where q.company_id = ${companyId}::bigint
      and (q.enquiry_id = ${of.enquiryId ?? null}::bigint or q.id = ${of.id ?? null}::bigint))`,
  )
  const [rows, offers] = await read(some.orderBy('q.id'), offersOf)
  return rows.map((row) => ({
    ...toRow(row as never),
    version: row.version,
    charges: row.charges as FreightCharge[],
    offers: offers.filter((offer) => offer.quotation_id === row.id).map(toOffer),
    has_open_offer: row.has_open_offer,
    is_valid: row.is_valid,
  }))
}

const findEnquiry = (companyId: string, id: string) =>
  sql
    .selectFrom('freight_enquiry as e')
    .leftJoin('freight_order as f', (join) =>
      join.onRef('f.company_id', '=', 'e.company_id').onRef('f.enquiry_id', '=', 'e.id'),
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
    findTimeline(enquiryKey(companyId, query.enquiryId)),
  )
  const row = found(enquiryRows[0])
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
    quotes: all.map(({ has_open_offer, is_valid, ...quote }) => ({
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
    })),
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
