import {
  forwarderEnquiryState,
  forwarderOrderState,
  forwarderQuotationState,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import { numberOf, type Redating } from './redate-parts.ts'

const { cancelled, quoted } = forwarderEnquiryState.codes

/** Days on the way, as the carriers quoted: by plane, by truck, by sea. */
const transit = '(case e.mode when 2 then 3 when 3 then 1 else 31 end)'

/**
 * What has ended lies up to a year back, what is under way some weeks, what waits a day or two; documents carry the day
 * they were made on in their numbers.
 */
const ages = `
  create temporary table freight_age on commit drop as
  select e.id, e.company_id, (case
      when e.state = ${cancelled} or e.state = ${quoted} and not exists (
        select 1 from freight_quotation q where q.company_id = e.company_id and q.enquiry_id = e.id and q.state = ${forwarderQuotationState.codes.offered})
        then 60 + e.id * 53 % 270
      when f.state >= ${forwarderOrderState.codes.arrived} then ${transit} + 12 + e.id % 5
      when f.id is not null then 9 + e.id % 3
      else e.id % 2 end) * interval '1 day' as age, ${transit} as transit
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

/** Goods are ready after a day and handed over after three; then they are on their way as long as was quoted. */
const orderEvents = `
  with known as (
    select v.id, v.entity_id, a.age, case v.transition
        when 'confirmGoods' then 1 when 'bookWarehouse' then 1 when 'deliver' then 3
        when 'arrive' then 5 + a.transit when 'addMaterial' then 6 + a.transit when 'complete' then 9 + a.transit
        else 0 end as day
    from event v join freight_order f on f.company_id = v.company_id and f.id = v.entity_id
      join freight_age a on a.id = f.enquiry_id
    where v.entity = 'forwarderOrder'
  ), placed as (
    select id, age - max(day) over (partition by entity_id order by id) * interval '1 day' as back from known
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

/** What is on its way comes in as many days after it left as were quoted. */
const expected = `
  update freight_milestone m set planned_at = coalesce(d.actual_at, d.planned_at) + a.transit * interval '1 day'
  from freight_milestone d, freight_order f join freight_age a on a.id = f.enquiry_id
  where m.company_id = f.company_id and m.order_id = f.id and m.kind = 'arrived' and m.actual_at is null
    and d.company_id = f.company_id and d.order_id = f.id and d.kind = 'departed'`

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
    expected,
  ],
}
