import { forwarderQuotationMachine } from '@quayside/contract/forwarding/forwarder-quotation.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import type { OfficeQuotation } from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, type FoundRecords, narrowed, sortColumns } from '../records/narrow-records.ts'
import { type FreightInput, routeOf } from './freight-route.ts'

export function listQuotations(call: OfficeCall, { query }: FreightInput): FoundRecords<OfficeQuotation> {
  const entity = providerEntities.forwarderQuotation
  let quotations = sql
    .selectFrom('freight_quotation as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('freight_enquiry as e', (join) =>
      join.onRef('e.company_id', '=', 'r.company_id').onRef('e.id', '=', 'r.enquiry_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.carrier'])
    .select(['e.number as enquiry_number', 'e.direction', 'e.mode', 'e.origin_port', 'e.destination_port'])
    .select(['r.transit_days', 'r.valid_until', 'r.created_at', 'r.updated_at'])
    .select([
      raw<number | null>`(select c.state from freight_counter_offer c where c.company_id = r.company_id
        and c.quotation_id = r.id order by c.id desc limit 1)`.as('offer_state'),
      isWaitingSql(entity, call.staff.permissions).as('is_waiting'),
    ])
    .where(entity.visible)
  if (query.mode !== undefined) quotations = quotations.where('e.mode', '=', query.mode)
  const wanted = narrowed(
    quotations,
    query,
    forwarderQuotationMachine.states,
    (
      within,
    ) => raw<boolean>`(r.number ilike ${within} or r.carrier ilike ${within} or e.number ilike ${within}
      or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    ...routeOf(row),
    title: row.carrier,
    state: stateKey(forwarderQuotationMachine, row.state),
    enquiryNumber: row.enquiry_number,
    transitDays: row.transit_days,
    validUntil: row.valid_until,
    offerState: row.offer_state,
  }))
}
