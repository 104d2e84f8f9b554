export const stockGuards = ['stock_movement append_only', 'stock_lot touch']

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

/** Goods of the months before came in four weeks apart, and left twelve days after they came. */
const months = `
  with aged as (
    select id, split_part(substr(pallet_number, 2), '-', 1)::int * interval '28 days' as age from stock_lot
    where pallet_number ~ '^Y\\d+-\\d+$' and created_at > now() - interval '1 day' and stored_at > now() - interval '1 day'
  ), movements as (
    update stock_movement v set at = v.at - aged.age + s.later, day = (v.at - aged.age + s.later)::date
    from aged, (values (true, interval '0'), (false, interval '12 days')) s (is_in, later)
    where v.lot_id = aged.id and (v.kind = 'in') = s.is_in
  )
  update stock_lot l set stored_at = l.stored_at - aged.age, stored_on = (l.stored_at - aged.age)::date
  from aged where l.id = aged.id`

/** The other goods came in over the last year. */
const ageing = `
  with aged as (
    select id, (id * 53 % 340) * interval '1 day' as age from stock_lot
    where order_id is null and inbound_id is not null and created_at > now() - interval '1 day'
      and pallet_number !~ '^Y'
  ), movements as (
    update stock_movement v set at = v.at - aged.age, day = (v.at - aged.age)::date from aged
    where v.lot_id = aged.id and v.kind = 'in'
  )
  update stock_lot l set stored_at = l.stored_at - aged.age, stored_on = (l.stored_at - aged.age)::date
  from aged where l.id = aged.id`

/** After the orders have their new numbers and days. */
export const stockStatements = [storing, months, ageing]
