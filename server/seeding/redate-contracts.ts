/** Puts signatures of contracts onto the day they are of; see redate-demo.ts. */
const timing = `
  update event e set at = k.signed_at from order_contract k
  where e.company_id = k.company_id and e.entity = 'order' and e.entity_id = k.order_id
    and e.transition = 'signContract' and e.note = k.hash and e.at <> k.signed_at`

/** A timeline is read in the order of its numbers: the earliest event of an order has the first of them. */
const lining = `
  with own as (
    select e.* from event e where e.entity = 'order'
      and exists (select 1 from order_contract k where k.company_id = e.company_id and k.order_id = e.entity_id)
  ), dealt as (
    select id, entity_id, row_number() over (partition by entity_id order by id) as place from own
  ), dated as (
    select own.*, row_number() over (partition by entity_id order by at, id) as place from own
  )
  update event e set (transition, from_state, to_state, actor, actor_id, actor_name, note, at) =
    (d.transition, d.from_state, d.to_state, d.actor, d.actor_id, d.actor_name, d.note, d.at)
  from dealt join dated d using (entity_id, place) where e.id = dealt.id and d.id <> dealt.id`

export const contractStatements = [timing, lining]
