import { CounterOffer } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  counterOfferState,
  forwarderEnquiryState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { type InferResult, sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { shaped } from '../../platform/records/shaped.ts'

const { draft, submitted } = forwarderEnquiryState.codes
const openOffer = raw.lit(counterOfferState.codes.open)
const offered = raw.lit(forwarderQuotationState.codes.offered)

/**
 * The quotation was sent; before that it is the provider's own note. Those that were sent before the enquiry waited for new
 * ones again stay visible.
 */
export const isSentSql = (enquiry: string, quotation: string) =>
  raw<boolean>`(${raw.ref(`${enquiry}.state`)} not in (${raw.lit(draft)}, ${raw.lit(submitted)})
    or ${raw.ref(`${quotation}.id`)} <= ${raw.ref(`${enquiry}.sent_quotation_id`)})`

/** A counter-offer of the quotation waits for an answer. */
export const hasOpenOfferSql = (quotation: string) =>
  raw<boolean>`exists (select 1 from freight_counter_offer c where c.company_id = ${raw.ref(`${quotation}.company_id`)}
    and c.quotation_id = ${raw.ref(`${quotation}.id`)} and c.state = ${openOffer})`

/** The quotation's last day is not over. */
export const isValidSql = (quotation: string) =>
  raw<boolean>`(${raw.ref(`${quotation}.valid_until`)} >= ${businessDay})`

/** The enquiry has a quotation that can be confirmed. */
export const hasQuotationSql = (enquiry: string) =>
  raw<boolean>`exists (select 1 from freight_quotation q where q.company_id = ${raw.ref(`${enquiry}.company_id`)}
    and q.enquiry_id = ${raw.ref(`${enquiry}.id`)} and q.state = ${offered})`

/** The state of the quotation's latest counter-offer. */
export const latestOfferSql = (quotation: string) =>
  raw<number | null>`(select c.state from freight_counter_offer c
    where c.company_id = ${raw.ref(`${quotation}.company_id`)} and c.quotation_id = ${raw.ref(`${quotation}.id`)}
    order by c.id desc limit 1)`

export const findOffers = (companyId: string) =>
  sql
    .selectFrom('freight_counter_offer as c')
    .select(['c.id', 'c.quotation_id', 'c.charge_kind', 'c.currency', 'c.note', 'c.state', 'c.answer'])
    .select(['c.made_by', 'c.answered_by', 'c.created_at', 'c.answered_at'])
    .select(raw<string | null>`trim_scale(c.price)::text`.as('price'))
    .where('c.company_id', '=', companyId)
    .orderBy('c.id', 'desc')

export const toOffer = (row: InferResult<ReturnType<typeof findOffers>>[number]): CounterOffer =>
  shaped(CounterOffer, row)
