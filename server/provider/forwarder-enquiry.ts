import { enquiryColumns } from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import {
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ShipmentSize } from '@quayside/contract/forwarding/shipment.ts'
import { erpEnquiry } from '@quayside/contract/gateway/forwarding.ts'
import { OfficeEnquiry } from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import { enquiries } from '../modules/forwarding/enquiries.ts'
import { lockEnquiry } from '../modules/forwarding/lock-quotations.ts'
import { hasQuotationSql } from '../modules/forwarding/quotation-queries.ts'
import { readQuotations } from '../modules/forwarding/quotations.ts'
import { findRequests, toRequest } from '../modules/forwarding/quote-requests.ts'
import { type EnquiryGiven, stepEnquiry } from '../modules/forwarding/step-enquiry.ts'
import { type ProviderCall } from './entity.ts'
import { providerDocument } from './provider-document.ts'
import { yesOrNo } from './yes-or-no.ts'

async function review(record: { companyId: string; id: string }, call: ProviderCall) {
  const enquiry = await enquiries.review(record, call)
  const all = await readQuotations(call.read, record.companyId, { enquiryId: record.id, isSent: false })
  const [requests] = await call.read(findRequests(record.companyId, record.id))
  return {
    ...enquiry,
    requests: requests.map(toRequest),
    quotations: all.map(({ has_open_offer: _open, is_valid: _valid, ...quotation }) => quotation),
  }
}

/** Quotations entered, sent or not. */
const quotations = raw`freight_quotation q where q.company_id = r.company_id and q.enquiry_id = r.id
  and q.deleted_at is null`
const offered = raw.lit(forwarderQuotationState.codes.offered)
const joined = {
  orderNo: raw<string | null>`o.order_no`,
  quotationCount: raw<number>`(select count(*)::int from ${quotations})`,
  validUntil: raw<string | null>`(select min(q.valid_until) from ${quotations} and q.state = ${offered})`,
  forwarderOrderId: raw<string | null>`f.id`,
}
const facts = { hasQuotation: hasQuotationSql('r') }

export const forwarderEnquiry = providerDocument({
  kind: 'forwarderEnquiry',
  name: 'freight-enquiries',
  columns: enquiryColumns,
  joins: raw`left join trade_order o on o.company_id = r.company_id and o.id = r.order_id
    left join freight_order f on f.company_id = r.company_id and f.enquiry_id = r.id
      and f.state <> ${raw.lit(forwarderOrderState.codes.cancelled)}`,
  facts: (row) => ({ hasQuotation: row.has_quotation }),
  factColumns: { hasQuotation: { sql: raw`${facts.hasQuotation}::text`, values: yesOrNo } },
  // Sending is awaited from the submission on, although quotations have to be entered before.
  awaited: { quote: raw<boolean>`r.state = ${raw.lit(forwarderEnquiryState.codes.submitted)}` },
  title: raw`r.goods_name`,
  since: raw`coalesce(r.submitted_at, r.created_at)`,
  joined,
  factSql: facts,
  review,
  erp: erpEnquiry,
  office: {
    row: OfficeEnquiry,
    searched: [raw`r.number`, raw`r.goods_name`, raw`r.origin_port`, raw`r.destination_port`],
  },
  more: (row) => Promise.resolve({ sizes: row.sizes as ShipmentSize[] }),
  lock: (tx, id) => lockEnquiry(tx, id, undefined),
  run: (tx, acting, { id, name, given, locked }) =>
    stepEnquiry(tx, acting, { id, name, locked, given: given as EnquiryGiven }),
})
