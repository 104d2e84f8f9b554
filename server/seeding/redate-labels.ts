import { labelOrderState } from '@quayside/contract/filings/filing.codes.ts'
import { numberOf, type Redating, spreadEvents } from './redate-parts.ts'

const { completed } = labelOrderState.codes

/**
 * The newest was made today, those before it some days earlier each, and what is completed months back; an order carries
 * the day it was made on in its number. Its steps are spread over the time that it took.
 */
const ages = `
  create temporary table label_age on commit drop as
  select placed.*, least(age * 0.8, interval '9 days') as took from (
    select o.id, o.company_id, (rank() over (partition by o.company_id order by o.id desc) - 1)
      * (case when o.state = ${completed} then interval '24 days' else interval '36 hours' end) as age
    from label_order o where o.created_at > now() - interval '1 hour') placed`

const at = (transition: string, which: 'min' | 'max'): string =>
  `(select ${which}(v.at) from event v where v.company_id = o.company_id and v.entity = 'labelOrder'
    and v.entity_id = o.id and v.transition = '${transition}')`

const orders = `
  update label_order o set created_at = o.created_at - a.age, updated_at = o.updated_at - a.age + a.took,
    submitted_at = ${at('submit', 'max')}, completed_at = ${at('complete', 'max')},
    wanted_on = o.wanted_on - extract(day from a.age)::int,
    number = ${numberOf('o')}
  from label_age a where a.id = o.id`

const versions = `
  update label_version w set
    created_at = case when w.number = 1 then ${at('sendVersion', 'min')} else ${at('sendVersion', 'max')} end,
    answered_at = case when w.answered_at is null then null
      else coalesce(${at('askChange', 'min')}, ${at('confirmVersion', 'max')}) end
  from label_order o join label_age a on a.id = o.id where o.company_id = w.company_id and o.id = w.label_id`

export const labelRedating: Redating = {
  guards: ['label_order touch'],
  statements: [ages, spreadEvents('labelOrder', 'label_age', 'a.took'), orders, versions],
}
