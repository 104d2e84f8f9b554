import { kindOf, taskKinds } from '@quayside/contract/office/kinds.ts'

/** An event that moved a record in its machine, or left it where it stood; marks beside the machine have no `from_state`. */
const isStep = "(e.transition = 'create' or e.from_state <> '')"

/** Kinds whose records begin as their customer's own, with the state they begin in. */
const drafts = taskKinds
  .flatMap((kind) => {
    const { draft } = kindOf(kind)
    return draft === undefined ? [] : [`('${kind}', '${draft}')`]
  })
  .join(', ')

/** Records, their notices, kept answers and the feed against the events that made them. */
export const eventQuestions: Readonly<Record<string, string>> = {
  'an order’s state and its last event': `
    select o.id from trade_order o
      left join unnest($1::text[], $2::int[]) as known (name, code) on known.code = o.state
      left join lateral (
        select e.to_state from event e where e.company_id = o.company_id and e.entity = 'order' and e.entity_id = o.id and ${isStep}
        order by e.id desc limit 1
      ) last on true
    where known.name is distinct from last.to_state`,
  'an event and the one before it': `
    select entity_id as id from (
      select e.entity_id, e.transition, e.from_state, lag(e.to_state) over (partition by e.entity_id order by e.id) as before
      from event e where e.entity = 'order' and ${isStep}
    ) chain
    where case when before is null then transition <> 'create' else from_state <> before end`,
  'submissions and removals, and their events': `
    select o.id from trade_order o left join (
      select e.entity_id,
        -- An order that was split off begins as far as the one it was part of.
        count(*) filter (where e.transition = 'submit' or (e.transition = 'create' and e.to_state <> 'draft')) as submitted,
        count(*) filter (where e.transition = 'remove') as removed
      from event e where e.entity = 'order' group by e.entity_id
    ) e on e.entity_id = o.id
    where (o.submitted_at is not null) <> (coalesce(e.submitted, 0) > 0)
      -- Of one that the provider gave back, or that was withdrawn, the second one is a draft that was submitted before.
      and not (o.submitted_at is not null and exists (select 1 from trade_order f
        where f.company_id = o.company_id and f.id = o.split_from_id and f.submitted_at is not null))
      or (o.deleted_at is not null)::int <> coalesce(e.removed, 0)`,
  'signatures and their events': `
    select coalesce(k.order_id, e.entity_id) as id from order_contract k
      full join (select * from event where entity = 'order' and transition = 'signContract') e
        on e.entity_id = k.order_id and e.note = k.hash
    where k.id is null or e.id is null`,
  'the provider’s steps and the notices of them': `
    select coalesce(n.entity_id, e.entity_id) as id from (
      -- An order that is signed for later is told of as being delivered.
      select entity_id, case phrase when 'order.delivering' then 'sign' else substr(phrase, 7) end as transition,
        count(*) as told from notice
      where entity = 'order' and phrase like 'order.%' group by 1, 2
    ) n full join (
      select e.entity_id, e.transition, count(*) as told from event e join member m on m.company_id = e.company_id
        and m.is_enabled and m.deleted_at is null
      where e.entity = 'order' and e.actor = 'provider'
        and (e.from_state <> '' and e.transition <> 'save' or e.transition in ('priceAudit', 'declarationState'))
      group by 1, 2
    ) e on (e.entity_id, e.transition) = (n.entity_id, n.transition)
    where n.told is distinct from e.told`,
  'a read notice and when it was read': `
    select id from notice where is_read <> (read_at is not null)`,
  'an answer kept under a key and the order it speaks of': `
    select i.owner as id from idempotency i
    where i.answer is null
      or i.action in ('POST business/online/order/save', 'POST business/online/order/{id}/submit') and not exists (
        select 1 from event e where e.company_id = i.company_id and e.entity = 'order'
          and e.entity_id = (i.answer -> 'answer' ->> 'id')::bigint
          and e.transition = case when i.action like '%/submit' then 'submit' else 'create' end)`,
  'events and the feed of them': `
    select id from (
      select coalesce(f.event_id, e.id) as id, e.id as event_id, count(f.event_id) as places from event e
        full join (select event_id from feed union all select event_id from feed_pending) f on f.event_id = e.id
      group by f.event_id, e.id
    ) placed
    where event_id is null or places > 1 or places = 0 and not exists (
      -- What happened to a draft before it was handed over gets no position.
      select from event e join (values ${drafts}) as own(entity, state) on own.entity = e.entity
      where e.id = placed.event_id and own.state = (
          select first.to_state from event first
          where first.entity = e.entity and first.entity_id = e.entity_id order by first.id limit 1)
        and not exists (select from event step where step.entity = e.entity and step.entity_id = e.entity_id
          and step.id <= e.id and step.from_state = own.state and step.to_state not in ('', own.state)))`,
  'the positions of the feed': `
    select max(position) as id from feed having max(position) <> count(*)`,
}
