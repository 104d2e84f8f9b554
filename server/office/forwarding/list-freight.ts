import { forwarderEnquiryMachine } from '@quayside/contract/forwarding/forwarder-enquiry.states.ts'
import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import { forwarderOrderStateLabel } from '@quayside/contract/forwarding/forwarder-order-label.ts'
import { forwarderQuotationMachine } from '@quayside/contract/forwarding/forwarder-quotation.states.ts'
import { stateKey } from '@quayside/contract/kernel/machine.ts'
import { toFlag } from '@quayside/contract/kernel/record.codes.ts'
import type {
  OfficeEnquiry,
  OfficeForwarderOrder,
  OfficeFreightQuery,
  OfficeQuotation,
} from '@quayside/contract/office/forwarding.ts'
import { sql as raw } from 'kysely'
import { forwarderOrderFacts, isLateSql, plannedAtSql } from '../../modules/forwarding/forwarder-orders.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { isWaitingSql } from '../../provider/awaited.ts'
import { providerEntities } from '../../provider/entities.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

type Input = { readonly query: OfficeFreightQuery }
type Found<R> = Promise<{ rows: R[]; total: number }>
const measure = (column: 'gross_weight' | 'volume') =>
  raw<string | null>`trim_scale(${raw.ref(`r.${column}`)})::text`

type Routed = {
  direction: number | null
  mode: number | null
  origin_port: string
  destination_port: string
}
const routeOf = ({
  direction,
  mode,
  origin_port: originPort,
  destination_port: destinationPort,
}: Routed) => ({
  direction,
  mode,
  originPort,
  destinationPort,
})

export function listEnquiries(call: OfficeCall, { query }: Input): Found<OfficeEnquiry> {
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

export function listQuotations(call: OfficeCall, { query }: Input): Found<OfficeQuotation> {
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

export function listForwarderOrders(call: OfficeCall, { query }: Input): Found<OfficeForwarderOrder> {
  const entity = providerEntities.forwarderOrder
  let orders = sql
    .selectFrom('freight_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.state', 'r.goods_name'])
    .select(['r.direction', 'r.mode', 'r.origin_port', 'r.destination_port', 'r.carrier', 'r.charges'])
    .select([
      plannedAtSql('r', 'departed').as('departs_at'),
      plannedAtSql('r', 'arrived').as('arrives_at'),
      isLateSql('r').as('is_late'),
      isWaitingSql(entity, call.staff.permissions).as('is_waiting'),
    ])
    .select(['r.created_at', 'r.updated_at'])
    .where(entity.visible)
  if (query.mode !== undefined) orders = orders.where('r.mode', '=', query.mode)
  const wanted = narrowed(
    orders,
    query,
    forwarderOrderMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.goods_name ilike ${within}
      or r.carrier ilike ${within} or r.waybill_number ilike ${within}
      or array_to_string(r.container_numbers, ' ') ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => {
    const state = stateKey(forwarderOrderMachine, row.state)
    return {
      ...commonOf(row),
      ...routeOf(row),
      title: row.goods_name,
      state,
      stateLabel: forwarderOrderStateLabel(state, forwarderOrderFacts(row).direction),
      carrier: row.carrier,
      departsAt: row.departs_at,
      arrivesAt: row.arrives_at,
      isLate: toFlag(row.is_late),
    }
  })
}
