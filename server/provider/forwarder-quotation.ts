import { type QuotationTerms, quotationTerms } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import {
  ErpQuotation,
  ErpQuotationDetail,
  ErpQuotationDraft,
  QuotationsQuery,
} from '@quayside/contract/gateway/forwarding.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import { lockQuotation } from '../modules/forwarding/lock-quotations.ts'
import { hasOpenOfferSql, isValidSql } from '../modules/forwarding/quotation-queries.ts'
import { quotationFacts, readQuotations } from '../modules/forwarding/quotations.ts'
import { enterQuotation } from '../modules/forwarding/save-quotation.ts'
import { type QuotationGiven, stepQuotation } from '../modules/forwarding/step-quotation.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import { type ProviderCall, providerEntity, upsertOf } from './entity.ts'
import { writeOnce } from './write-once.ts'
import { yesOrNo } from './yes-or-no.ts'

async function review({ companyId, id }: { companyId: string; id: string }, { read }: ProviderCall) {
  const [quotation] = await readQuotations(read, companyId, { id, isSent: false })
  const [events] = await read(findTimeline({ companyId, entity: 'forwarderQuotation', id }))
  const { has_open_offer: _open, is_valid: _valid, ...own } = getOrRefuse(quotation)
  return { ...own, timeline: toTimeline(events) }
}

const termNames = Object.keys(quotationTerms)
/** A revision gives all the terms. */
const givenOf = (given: Record<string, unknown>): QuotationGiven => ({
  ...(given as QuotationGiven),
  terms: Object.fromEntries(termNames.map((name) => [name, given[name]])) as QuotationTerms,
})

export const forwarderQuotation = providerEntity({
  kind: 'forwarderQuotation',
  name: 'freight-quotations',
  from: raw`freight_quotation r`,
  columns: raw<
    Selectable<DB['freight_quotation']> & { has_open_offer: boolean; is_valid: boolean }
  >`r.*, ${hasOpenOfferSql('r')} as has_open_offer, ${isValidSql('r')} as is_valid`,
  visible: raw<boolean>`r.deleted_at is null`,
  state: 'state',
  facts: quotationFacts,
  factColumns: {
    hasOpenOffer: { sql: raw`${hasOpenOfferSql('r')}::text`, values: yesOrNo },
    isValid: { sql: raw`${isValidSql('r')}::text`, values: yesOrNo },
  },
  number: raw`r.number`,
  title: raw`r.carrier`,
  since: raw`coalesce((select max(c.created_at) from freight_counter_offer c where c.company_id = r.company_id
    and c.quotation_id = r.id), r.updated_at)`,
  review,
  query: QuotationsQuery,
  row: ErpQuotation,
  detail: ErpQuotationDetail,
  more: async ({ company_id: companyId, id }, call) => {
    const { charges, offers } = await review({ companyId, id }, call)
    return { charges, offers }
  },
  bodies: { revise: quotationTerms },
  lock: async (tx, id) => (await lockQuotation(tx, id, undefined))?.quotation,
  run: (tx, acting, { id, name, given }) =>
    stepQuotation(tx, acting, { id, name, given: name === 'revise' ? givenOf(given) : given }),
  upsert: upsertOf({
    row: ErpQuotationDraft,
    summary: 'Enters quotations for enquiries; a reference that is sent again enters nothing twice.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: (tx, rows, { acting }) =>
      writeOnce(tx, 'freight-quotations', rows, async ({ reference: _reference, ...draft }) => {
        const { id } = await enterQuotation(tx, acting, draft)
        return id
      }),
  }),
})
