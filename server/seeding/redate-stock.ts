export const stockGuards = ['stock_movement append_only', 'stock_lot touch']
export const warehouseGuards = [
  ...stockGuards,
  'inbound_order touch',
  'outbound_order touch',
  'goods_pickup touch',
]

/** Goods of an order came two days after it was placed; their movements carry its number. */
const storing = `
  with movements as (
    update stock_movement v set document_no = m.number, at = least(m.placed_at + interval '2 days', now()),
      day = (least(m.placed_at + interval '2 days', now()) at time zone 'Asia/Shanghai')::date
    from moved m where v.document = 'order' and v.document_id = m.id and v.kind = 'in'
  ), later as (
    update stock_movement v set document_no = m.number, at = least(m.placed_at + interval '9 days', now()),
      day = (least(m.placed_at + interval '9 days', now()) at time zone 'Asia/Shanghai')::date
    from moved m where v.document = 'order' and v.document_id = m.id and v.kind <> 'in'
  )
  update stock_lot l set stored_at = least(m.placed_at + interval '2 days', now()),
    stored_on = (least(m.placed_at + interval '2 days', now()) at time zone 'Asia/Shanghai')::date
  from moved m where l.order_id = m.id`

/**
 * Warehouse orders that were made a moment ago: those of a past month are known by the pallets of their lines or by the lots
 * that they pick; the others were placed one after the other until today. Each took some days until its last step.
 */
const ages = `
  create temporary table warehouse_age on commit drop as
  with fresh as (
    select 'inbound' as entity, i.id, i.company_id, i.created_at, i.number,
      (select min(split_part(substr(l.pallet_number, 2), '-', 1))::int from inbound_line l
        where l.inbound_id = i.id and l.pallet_number ~ '^Y\\d+-\\d+$') * interval '28 days' as back,
      interval '4 days' as longest
    from inbound_order i where i.created_at > now() - interval '1 hour'
    union all
    select 'outbound', o.id, o.company_id, o.created_at, o.number,
      (select min(split_part(substr(s.pallet_number, 2), '-', 1))::int from outbound_line l
        join stock_lot s on s.company_id = l.company_id and s.id = l.lot_id
        where l.outbound_id = o.id and s.pallet_number ~ '^Y\\d+-\\d+$') * interval '28 days' - interval '12 days',
      interval '2 days'
    from outbound_order o where o.created_at > now() - interval '1 hour'
  ), aged as (
    select *, coalesce(back, (row_number() over (partition by company_id, entity order by id desc) - 1) * interval '1 day') as age
    from fresh
  )
  select entity, id, company_id, age, least(age * 0.9, longest) as span,
    left(number, 2) || to_char((created_at - age) at time zone 'Asia/Shanghai', 'YYMMDD') || substr(number, 9) as number
  from aged`

const inbounds = `
  update inbound_order i set number = a.number, created_at = i.created_at - a.age, submitted_at = i.submitted_at - a.age,
    updated_at = i.updated_at - a.age + a.span, stored_at = i.stored_at - a.age + a.span, ordered_on = ((i.created_at - a.age) at time zone 'Asia/Shanghai')::date,
    pickup_time = to_char((i.created_at - a.age) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ' 10:00'
  from warehouse_age a where a.entity = 'inbound' and a.id = i.id`

const pickups = `
  update goods_pickup p set number = left(p.number, 2) || substr(a.number, 3, 6) || substr(p.number, 9),
    created_at = p.created_at - a.age, submitted_at = p.submitted_at - a.age, updated_at = p.updated_at - a.age + a.span
  from warehouse_age a where a.entity = 'inbound' and a.id = p.inbound_id`

const outbounds = `
  update outbound_order o set number = a.number, created_at = o.created_at - a.age, submitted_at = o.submitted_at - a.age,
    updated_at = o.updated_at - a.age + a.span, shipped_at = o.shipped_at - a.age + a.span, outbound_on = ((o.created_at - a.age + a.span) at time zone 'Asia/Shanghai')::date
  from warehouse_age a where a.entity = 'outbound' and a.id = o.id`

/** The steps are spread over the days that the order took. */
const steps = `
  with placed as (
    select v.id, a.age - a.span * ((row_number() over (partition by v.entity, v.entity_id order by v.id) - 1)::float
      / greatest(count(*) over (partition by v.entity, v.entity_id) - 1, 1)) as back
    from event v
      left join goods_pickup p on v.entity = 'goodsPickup' and p.company_id = v.company_id and p.id = v.entity_id
      join warehouse_age a on a.company_id = v.company_id
        and (a.entity, a.id) = (case when p.id is null then v.entity else 'inbound' end, coalesce(p.inbound_id, v.entity_id))
  )
  update event v set at = v.at - placed.back from placed where placed.id = v.id`

const movements = `
  update stock_movement v set document_no = a.number, at = v.at - a.age + a.span,
    day = ((v.at - a.age + a.span) at time zone 'Asia/Shanghai')::date
  from warehouse_age a where v.company_id = a.company_id and v.document = a.entity and v.document_id = a.id`

const lots = `
  update stock_lot l set stored_at = l.stored_at - a.age + a.span,
    stored_on = ((l.stored_at - a.age + a.span) at time zone 'Asia/Shanghai')::date,
    number = 'L' || to_char((l.stored_at - a.age + a.span) at time zone 'Asia/Shanghai', 'YYMMDD') || substr(l.number, 8)
  from warehouse_age a where a.entity = 'inbound' and a.id = l.inbound_id`

const notices = `
  update notice n set created_at = n.created_at - a.age + a.span, is_read = a.age > interval '2 days',
    read_at = case when a.age > interval '2 days' then n.created_at - a.age + a.span + interval '3 hours' end,
    params = replace(n.params::text, left(a.number, 2) || to_char(n.created_at at time zone 'Asia/Shanghai', 'YYMMDD') || substr(a.number, 9), a.number)::jsonb
  from warehouse_age a where n.entity = a.entity and n.entity_id = a.id`

export const warehouseStatements = [ages, inbounds, pickups, outbounds, steps, movements, lots, notices]

/** After the orders have their new numbers and days. */
export const stockStatements = [storing]
