import {
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { numberOf, type Redating } from './redate-parts.ts'

const { cancelled, quoted } = forwarderEnquiryState.codes

/**
 * What has ended lies up to a year back, what is under way some weeks, what waits a day or two; documents carry the day
 * they were made on in their numbers. An order's steps are spread over its time.
 */
const ages = `
  create temporary table freight_age on commit drop as
  select e.id, e.company_id, (case
      when e.state = ${cancelled} or e.state = ${quoted} and not exists (
        select 1 from freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id and q.state = ${forwarderQuotationState.codes.offered})
        then 60 + e.id * 53 % 270
      when f.state >= ${forwarderOrderState.codes.delivered} then 42 + e.id % 9
      when f.id is not null then 9 + e.id % 5
      else e.id % 2 end) * interval '1 day' as age
  from freight_enquiry e left join freight_order f on f.company_id = e.company_id and f.enquiry_id = e.id
  where e.created_at > now() - interval '1 hour'`

const enquiries = `
  update freight_enquiry e set created_at = e.created_at - a.age, updated_at = e.updated_at - a.age,
    submitted_at = e.submitted_at - a.age, number = ${numberOf('e')},
    ready_on = e.ready_on - extract(day from a.age)::int, depart_by = e.depart_by - extract(day from a.age)::int
  from freight_age a where a.id = e.id`

const quotations = `
  update freight_quotation q set created_at = q.created_at - a.age, updated_at = q.updated_at - a.age,
    number = ${numberOf('q')}, departs_on = q.departs_on - extract(day from a.age)::int,
    valid_until = q.valid_until - extract(day from a.age)::int
  from freight_age a where a.id = q.enquiry_id`

const offers = `
  update freight_counter_offer c set created_at = c.created_at - a.age, answered_at = c.answered_at - a.age
  from freight_quotation q join freight_age a on a.id = q.enquiry_id
  where q.company_id = c.company_id and q.id = c.quotation_id`

const orders = `
  update freight_order f set created_at = f.created_at - a.age, submitted_at = f.submitted_at - a.age,
    number = ${numberOf('f')}
  from freight_age a where a.id = f.enquiry_id`

const events = `
  update event v set at = v.at - a.age from freight_age a, freight_enquiry e
  where e.id = a.id and v.company_id = a.company_id
    and (v.entity = 'forwarderEnquiry' and v.entity_id = a.id
      or v.entity = 'forwarderQuotation' and v.entity_id in (
        select q.id from freight_quotation q where q.company_id = a.company_id and q.enquiry_id = a.id))`

const orderEvents = `
  with placed as (
    select v.id, a.age * (1 - (row_number() over (partition by v.entity_id order by v.id) - 1)::float
      / greatest(count(*) over (partition by v.entity_id) - 1, 1)) as back
    from event v join freight_order f on f.company_id = v.company_id and f.id = v.entity_id
      join freight_age a on a.id = f.enquiry_id
    where v.entity = 'forwarderOrder'
  )
  update event v set at = v.at - placed.back from placed where placed.id = v.id`

/** Stops that a step reached carry the time of that step. */
const milestones = `
  update freight_milestone m set actual_at = v.at
  from event v join freight_order f on f.company_id = v.company_id and f.id = v.entity_id
    join freight_age a on a.id = f.enquiry_id
  where v.entity = 'forwarderOrder' and m.company_id = f.company_id and m.order_id = f.id
    and (m.kind, v.transition) in (('cargoReady', 'confirmGoods'), ('booked', 'bookWarehouse'),
      ('handedOver', 'deliver'), ('arrived', 'arrive'), ('delivered', 'complete'))`

/** Ships leave a day after the goods were handed over, and come in a day before or after their time. */
const departures = `
  update freight_milestone m set planned_at = v.at + interval '6 hours', actual_at = v.at + interval '30 hours'
  from event v join freight_order f on f.company_id = v.company_id and f.id = v.entity_id
    join freight_age a on a.id = f.enquiry_id
  where v.entity = 'forwarderOrder' and v.transition = 'deliver' and m.company_id = f.company_id and m.order_id = f.id
    and m.kind = 'departed' and m.actual_at is not null`
const arrivals = `
  update freight_milestone m set planned_at = m.actual_at + (case when m.order_id % 2 = 0 then 1 else -1 end) * interval '26 hours'
  from freight_order f join freight_age a on a.id = f.enquiry_id
  where m.company_id = f.company_id and m.order_id = f.id and m.kind = 'arrived' and m.actual_at is not null`

export const freightRedating: Redating = {
  guards: [
    'freight_enquiry touch',
    'freight_quotation touch',
    'freight_order touch',
    'freight_counter_offer touch',
  ],
  statements: [
    ages,
    enquiries,
    quotations,
    offers,
    orders,
    events,
    orderEvents,
    milestones,
    departures,
    arrivals,
  ],
}
