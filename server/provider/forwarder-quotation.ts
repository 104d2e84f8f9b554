import {
  type QuotationTerms,
  quotationColumns,
  quotationTerms,
} from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { ErpQuotationDraft, erpQuotation } from '@quayside/contract/gateway/forwarding.ts'
import { OfficeQuotation } from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import { lockQuotation } from '../modules/forwarding/lock-quotations.ts'
import { hasOpenOfferSql, isValidSql, latestOfferSql } from '../modules/forwarding/quotation-queries.ts'
import { quotationFacts, readQuotations } from '../modules/forwarding/quotations.ts'
import { enterQuotation } from '../modules/forwarding/save-quotation.ts'
import { type QuotationGiven, stepQuotation } from '../modules/forwarding/step-quotation.ts'
import { findTimeline, toTimeline } from '../platform/records/timeline.ts'
import { getOrRefuse } from '../platform/session/call.ts'
import { type ProviderCall, upsertOf } from './entity.ts'
import { pickedFrom, providerDocument } from './provider-document.ts'
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

const joined = {
  enquiryNumber: raw<string>`e.number`,
  direction: raw<number | null>`e.direction`,
  mode: raw<number | null>`e.mode`,
  originPort: raw<string>`e.origin_port`,
  destinationPort: raw<string>`e.destination_port`,
  offerState: latestOfferSql('r'),
}
const facts = { hasOpenOffer: hasOpenOfferSql('r'), isValid: isValidSql('r') }

export const forwarderQuotation = providerDocument({
  kind: 'forwarderQuotation',
  name: 'freight-quotations',
  columns: quotationColumns,
  joins: raw`join freight_enquiry e on e.company_id = r.company_id and e.id = r.enquiry_id`,
  joined,
  factSql: facts,
  facts: quotationFacts,
  factColumns: {
    hasOpenOffer: { sql: raw`${facts.hasOpenOffer}::text`, values: yesOrNo },
    isValid: { sql: raw`${facts.isValid}::text`, values: yesOrNo },
  },
  title: raw`r.carrier`,
  since: raw`coalesce((select max(c.created_at) from freight_counter_offer c where c.company_id = r.company_id
    and c.quotation_id = r.id), r.updated_at)`,
  review,
  erp: erpQuotation,
  office: {
    row: OfficeQuotation,
    searched: [raw`r.number`, raw`r.carrier`, raw`e.number`],
  },
  more: pickedFrom(review, 'charges', 'offers'),
  bodies: { revise: quotationTerms },
  lock: (tx, id) => lockQuotation(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepQuotation(tx, acting, { id, name, locked, given: name === 'revise' ? givenOf(given) : given }),
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
