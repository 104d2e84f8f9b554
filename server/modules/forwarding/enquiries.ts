import { enquiryApi } from '@quayside/contract/forwarding/enquiry.api.ts'
import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import {
  enquiryColumns as columns,
  enquiryStepAccess,
  type ForwarderEnquiryQuery,
} from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import {
  forwarderOrderState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ShipmentSize } from '@quayside/contract/forwarding/shipment.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { hasQuotationSql, isSentSql } from './quotation-queries.ts'

const filters: Filters<FilterOf<ForwarderEnquiryQuery>> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(e.number) like ${within} or lower(e.goods_name) like ${within} or lower(e.remarks) like ${within})`,
  ),
  state: by.equals('state'),
  direction: by.equals('direction'),
  mode: by.equals('mode'),
  originPort: by.equals('origin_port'),
  destinationPort: by.equals('destination_port'),
  ...usualFilters,
}

const offered = raw.lit(forwarderQuotationState.codes.offered)
const quotationsOf = raw`freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id and ${isSentSql('e', 'q')}`

const enquiriesOf = (companyId: string) =>
  sql
    .selectFrom('freight_enquiry as e')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'e.company_id').onRef('o.id', '=', 'e.order_id'),
    )
    .leftJoin('freight_order as f', (join) =>
      join
        .onRef('f.company_id', '=', 'e.company_id')
        .onRef('f.enquiry_id', '=', 'e.id')
        .on('f.state', '<>', forwarderOrderState.codes.cancelled),
    )
    .select(selection('e', columns))
    .select(['e.sizes', 'o.order_no', 'f.id as forwarder_order_id'])
    .select([
      raw<number>`(select count(*)::int from ${quotationsOf})`.as('quotation_count'),
      raw<string | null>`(select min(q.valid_until) from ${quotationsOf} and q.state = ${offered})`.as(
        'valid_until',
      ),
      hasQuotationSql('e').as('has_quotation'),
    ])
    .where('e.company_id', '=', companyId)
    .where('e.deleted_at', 'is', null)

export const enquiries = documentOf({
  entity: 'forwarderEnquiry',
  table: 'freight_enquiry',
  columns,
  alias: 'e',
  find: enquiriesOf,
  filters,
  sort: {},
  toRow: toAnswered(columns),
  detail: {
    parts: () => [] as const,
    show: ({ sizes }, _parts, attachments) => ({ sizes: sizes as ShipmentSize[], attachments }),
  },
  machine: forwarderEnquiryMachine,
  factsOf: (row: { readonly has_quotation: boolean }) => ({ hasQuotation: row.has_quotation }),
  draftFacts: { hasQuotation: false },
  api: enquiryApi,
  access: enquiryStepAccess,
})
