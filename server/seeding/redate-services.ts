import { serviceOrderState } from '@quayside/contract/services/service.codes.ts'

const { cancelled, completed, submitted, draft } = serviceOrderState.codes

export const serviceGuards = ['service_order touch']

/** What has ended lies months back, what is under way some days; numbers carry the day of their making. */
const ages = `
  create temporary table service_age on commit drop as
  select id, company_id, (case when state in (${cancelled}, ${completed}) then 40 + id * 37 % 240
    when state in (${draft}, ${submitted}) then id % 2 else 3 + id % 6 end) * interval '1 day' as age
  from service_order where created_at > now() - interval '1 hour'`

const orders = `
  update service_order s set created_at = s.created_at - a.age, updated_at = s.updated_at - a.age / 4,
    submitted_at = s.submitted_at - a.age, completed_at = s.completed_at - a.age / 4,
    number = left(s.number, 2) || to_char((s.created_at - a.age) at time zone 'Asia/Shanghai', 'YYMMDD') || substr(s.number, 9),
    wanted_at = to_char(s.wanted_at::timestamp - a.age, 'YYYY-MM-DD HH24:MI')
  from service_age a where a.id = s.id`

/** The steps are spread over the time from its making to its last change. */
const events = `
  with placed as (
    select v.id, a.age - a.age * 0.75 * ((row_number() over (partition by v.entity_id order by v.id) - 1)::float
      / greatest(count(*) over (partition by v.entity_id) - 1, 1)) as back
    from event v join service_age a on a.company_id = v.company_id and a.id = v.entity_id
    where v.entity = 'serviceOrder'
  )
  update event v set at = v.at - placed.back from placed where placed.id = v.id`

export const serviceStatements = [ages, orders, events]
