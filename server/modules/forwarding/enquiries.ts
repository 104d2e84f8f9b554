import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import {
  enquiryColumns as columns,
  enquiryStepAccess,
  type ForwarderEnquiryDetail,
  type ForwarderEnquiryQuery,
} from '@quayside/contract/forwarding/forwarder-enquiry.ts'
import { forwarderQuotationState } from '@quayside/contract/forwarding/forwarding.codes.ts'
import type { ShipmentSize } from '@quayside/contract/forwarding/shipment.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { ownDocument } from '../../platform/records/own-document.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { isSentSql } from './quotation-queries.ts'

export const enquiryKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'forwarderEnquiry',
  id,
})

type Filter = FilterOf<ForwarderEnquiryQuery>

const filters: Filters<Filter> = {
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
const quotationsOf = raw`freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id and ${isSentSql('e')}`

const enquiriesOf = (companyId: string) =>
  sql
    .selectFrom('freight_enquiry as e')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'e.company_id').onRef('o.id', '=', 'e.order_id'),
    )
    .leftJoin('freight_order as f', (join) =>
      join.onRef('f.company_id', '=', 'e.company_id').onRef('f.enquiry_id', '=', 'e.id'),
    )
    .select(selection('e', columns))
    .select(['e.sizes', 'o.order_no', 'f.id as forwarder_order_id'])
    .select([
      raw<number>`(select count(*)::int from ${quotationsOf})`.as('quotation_count'),
      raw<string | null>`(select min(q.valid_until) from ${quotationsOf} and q.state = ${offered})`.as(
        'valid_until',
      ),
    ])
    .where('e.company_id', '=', companyId)
    .where('e.deleted_at', 'is', null)

const answered = toAnswered(columns)

export const enquiries = recordOf({
  entity: 'forwarderEnquiry',
  table: 'freight_enquiry',
  columns,
  find: (call, given: Filter) => filtered(enquiriesOf(call.principal.companyId), 'e', filters, given),
  sort: sortingOf('e', columns, {}),
  toRow: (row) => answered(row),
})

/** As both sides read it; the steps are each side's own. */
export async function readEnquiry(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<ForwarderEnquiryDetail, 'nextSteps'>> {
  const key = enquiryKey(companyId, id)
  const [rows, files, events] = await read(
    enquiriesOf(companyId).where('e.id', '=', id),
    findAttachments(key),
    findTimeline(key),
  )
  const { sizes, version, ...row } = getOrRefuse(rows[0])
  return {
    ...answered(row),
    version,
    sizes: sizes as ShipmentSize[],
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export const ownEnquiry = ownDocument({
  read: readEnquiry,
  machine: forwarderEnquiryMachine,
  factsOf: ({ quotationCount }) => ({ hasQuotation: quotationCount > 0 }),
  access: enquiryStepAccess,
})

export const enquiryFiles = documentFiles('freight_enquiry', {
  see: 'logistics-enquiry-list',
  attach: 'logistics-enquiry-save',
})
