import {
  forwarderOrderState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { LockedEnquiry } from './lock-quotations.ts'

const confirmed = raw.lit(forwarderQuotationState.codes.confirmed)
const quoteConfirmed = raw.lit(forwarderOrderState.codes.quoteConfirmed)

/** The columns that an order takes over from its enquiry. */
const shipmentColumns = [
  'direction',
  'mode',
  'origin_port',
  'destination_port',
  'goods_name',
  'goods_category',
  'goods_value',
  'currency',
  'quantity',
  'volume',
  'gross_weight',
  'container_type',
  'container_count',
  'ready_on',
  'depart_by',
  'arrive_by',
  'incoterm',
  'is_insured',
  'order_id',
  'product_id',
  'sizes',
]
const shipment = raw.join(shipmentColumns.map((name) => raw.ref(name)))
const shipmentOfEnquiry = raw.join(shipmentColumns.map((name) => raw.ref(`e.${name}`)))

/** The order of a confirmed quotation: its goods, its carrier and its charges; planned times follow from the quotation. */
export async function generateOrder(tx: Tx, acting: Acting, enquiry: LockedEnquiry): Promise<void> {
  const { company_id: companyId, id: enquiryId } = enquiry
  const { rows } = await raw<{ id: string }>`
    insert into freight_order (company_id, state, enquiry_id, quotation_id, carrier, charges, remarks, submitted_at, ${shipment})
    select e.company_id, ${quoteConfirmed}, e.id, q.id, q.carrier, q.charges, e.remarks, now(), ${shipmentOfEnquiry}
    from freight_enquiry e join freight_quotation q on q.company_id = e.company_id and q.enquiry_id = e.id
    where e.company_id = ${companyId}::bigint and e.id = ${enquiryId}::bigint and q.state = ${confirmed}
    returning id`.execute(tx)
  const { id } = getOrRefuse(rows[0])
  await raw`insert into freight_milestone (company_id, order_id, kind, planned_at)
    select q.company_id, ${id}::bigint, planned.kind, (planned.day::timestamp + interval '18 hours') at time zone 'Asia/Shanghai'
    from freight_quotation q
      cross join lateral (values ('departed', q.departs_on), ('arrived', q.departs_on + q.transit_days)) planned (kind, day)
    where q.company_id = ${companyId}::bigint and q.enquiry_id = ${enquiryId}::bigint and q.state = ${confirmed}
      and planned.day is not null`.execute(tx)
  await happened(
    tx,
    acting,
    { companyId, entity: 'forwarderOrder', ids: [id] },
    { transition: 'create', to: 'quoteConfirmed' },
  )
}
