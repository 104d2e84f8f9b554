import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeEnquiry } from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'
import { type FreightInput, routeOf } from './freight-route.ts'

const measure = (column: 'gross_weight' | 'volume') =>
  raw<string | null>`trim_scale(${raw.ref(`r.${column}`)})::text`

export function listEnquiries(call: OfficeCall, { query }: FreightInput): FoundRecords<OfficeEnquiry> {
  const entity = providerEntities.forwarderEnquiry
  let enquiries = sql
    .selectFrom('freight_enquiry as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.goods_name'])
    .select(['r.direction', 'r.mode', 'r.origin_port', 'r.destination_port', 'r.depart_by'])
    .select([measure('gross_weight').as('gross_weight'), measure('volume').as('volume')])
    .select([
      raw<number>`(select count(*)::int from freight_quotation q where q.company_id = r.company_id
        and q.enquiry_id = r.id and q.deleted_at is null)`.as('quotation_count'),
      isWaitingSql(entity, call.staff.permissions).as('is_waiting'),
    ])
    .select(['r.created_at', 'r.updated_at'])
    .where(entity.visible)
  if (query.mode !== undefined) enquiries = enquiries.where('r.mode', '=', query.mode)
  const wanted = narrowed(
    enquiries,
    query,
    forwarderEnquiryMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.goods_name ilike ${within}
      or r.origin_port ilike ${within} or r.destination_port ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    ...routeOf(row),
    title: row.goods_name,
    state: stateKey(forwarderEnquiryMachine, row.state),
    grossWeight: row.gross_weight,
    volume: row.volume,
    departBy: row.depart_by,
    quotationCount: row.quotation_count,
  }))
}
