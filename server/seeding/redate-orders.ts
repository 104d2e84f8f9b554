/**
 * Puts the demo's orders into the past. They were made by the product's own calls a moment ago; here their numbers, their
 * timelines and the messages about them move to the days the orders say they are of.
 */
export const orderGuards = ['purchase_price append_only', 'supplier_goods touch']

/** An order number contains its day. */
const renumbering = `
  create temp table moved on commit drop as
    select id, company_id, order_no as was, left(order_no, 2) || to_char(order_date, 'YYMMDD') || substr(order_no, 9) as number,
      least((order_date + time '09:10' + (id * 37 % 470) * interval '1 minute') at time zone 'Asia/Shanghai',
        now() - interval '40 minutes') as placed_at
    from trade_order where order_no not like '%' || to_char(order_date, 'YYMMDD') || '-%'
      or created_at > now() - interval '1 day'`

const placing = `
  with purchases as (
    update purchase_price p set order_number = m.number from moved m where p.company_id = m.company_id and p.order_number = m.was
  ), goods as (
    update supplier_goods g set order_number = m.number from moved m where g.company_id = m.company_id and g.order_number = m.was
  ), notices as (
    update notice n set params = replace(n.params::text, m.was, m.number)::jsonb
    from moved m where n.entity = 'order' and n.entity_id = m.id
  )
  update trade_order o set order_no = m.number, created_at = m.placed_at, updated_at = m.placed_at
  from moved m where o.id = m.id`

/** Submitted half an hour after it was begun, then a step every day or so, and none in the future. */
const timing = `
  with counted as (
    select m.id, m.placed_at, count(*) as steps from moved m join event e on e.entity = 'order' and e.entity_id = m.id
      and e.company_id = m.company_id group by m.id, m.placed_at
  ), timed as (
    select e.id, c.placed_at + case when row_number() over w = 1 then interval '0' else
      least(interval '25 minutes', (now() - c.placed_at) / c.steps)
        + (row_number() over w - 2) * least(interval '29 hours' + (c.id % 5) * interval '37 minutes', (now() - c.placed_at) / c.steps) end as at
    from counted c join event e on e.entity = 'order' and e.entity_id = c.id
    window w as (partition by c.id order by e.id)
  )
  update event e set at = least(timed.at, now()) from timed where e.id = timed.id`

const following = `
  update trade_order o set
    submitted_at = coalesce((select max(e.at) from event e
      where e.entity = 'order' and e.entity_id = o.id and e.transition = 'submit'), o.submitted_at),
    updated_at = (select max(e.at) from event e where e.entity = 'order' and e.entity_id = o.id)
  from moved m where o.id = m.id`

/** Files of an order come within the days in which its goods are expected, some of them later. */
const filing = `
  update attachment a set created_at = least(m.placed_at + (a.entity_id % 6) * interval '1 day', now())
  from moved m where a.entity = 'order' and a.entity_id = m.id and a.company_id = m.company_id`

/** A message gets the time of its event; messages older than two days are read. */
const telling = `
  with told as (
    select n.id, coalesce(max(e.at), max(m.placed_at)) as at
    from notice n join moved m on n.entity = 'order' and n.entity_id = m.id
      left join event e on e.entity = 'order' and e.entity_id = m.id and n.phrase = 'order.' || e.transition
    group by n.id
  )
  update notice n set created_at = told.at, is_read = told.at < now() - interval '2 days',
    read_at = case when told.at < now() - interval '2 days' then told.at + interval '3 hours' end
  from told where n.id = told.id`

export const orderStatements = [renumbering, placing, timing, following, filing, telling]

/** Messages are listed as they came: the oldest has the first of a member's numbers. What sent them adds none any more. */
export const lining = `
  with dealt as (
    select id, member_id, row_number() over (partition by member_id order by id) as place from notice
  ), dated as (
    select n.*, row_number() over (partition by member_id order by created_at, id) as place from notice n
  )
  update notice n set (s_type, phrase, params, title, content, entity, entity_id, is_read, read_at, created_at, count, batch) =
    (d.s_type, d.phrase, d.params, d.title, d.content, d.entity, d.entity_id, d.is_read, d.read_at, d.created_at, d.count, null)
  from dealt join dated d using (member_id, place) where n.id = dealt.id and d.id <> dealt.id`
