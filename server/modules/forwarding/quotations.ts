import {
  quotationColumns as columns,
  type ForwarderQuotation,
  type ForwarderQuotationDetail,
  type ForwarderQuotationQuery,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  type FreightCharge,
  formatSums,
  sumsByCurrency,
} from '@quayside/contract/forwarding/freight-charge.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import {
  findOffers,
  hasOpenOfferSql,
  isSentSql,
  isValidSql,
  latestOfferSql,
  toOffer,
} from './quotation-queries.ts'

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

/** The provider's quotations include those that were not sent yet. */
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
      latestOfferSql('q').as('offer_state'),
      hasOpenOfferSql('q').as('has_open_offer'),
      isValidSql('q').as('is_valid'),
    ])
    .where('q.company_id', '=', companyId)
    .where('q.deleted_at', 'is', null)

const sent = (companyId: string) => findQuotations(companyId).where(isSentSql('e', 'q'))

const rowOf = toAnswered(columns)
type QuotationRow = Parameters<typeof rowOf>[0] & { readonly charges: unknown }
const toRow = (row: QuotationRow): ForwarderQuotation => ({
  ...rowOf(row),
  totals: sumsByCurrency(row.charges as FreightCharge[]),
})

export const quotations = recordOf({
  entity: 'forwarderQuotation',
  table: 'freight_quotation',
  columns,
  find: filteredBy('q', sent, filters),
  sort: sortingOf('q', columns, {}),
  toRow: (row) => toRow(row),
  cells: () => ({ totals: (row) => formatSums(row.totals) }),
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
    ...toRow(row),
    version: row.version,
    charges: row.charges as FreightCharge[],
    offers: offers.filter((offer) => offer.quotation_id === row.id).map(toOffer),
    has_open_offer: row.has_open_offer,
    is_valid: row.is_valid,
  }))
}
