/** Puts the timelines of the demo's money onto the days of its documents; see redate-demo.ts. */
export const moneyGuards = ['fee touch', 'cash_voucher touch', 'payment_application touch']

/** Documents and the moment they are of: that of their day at which their number places them. */
const dating = `
  create temp table dated_document on commit drop as
    select entity, id, least((day + time '09:30' + (id * 13 % 430) * interval '1 minute') at time zone 'Asia/Shanghai',
      now() - interval '15 minutes') as at
    from (
      select 'fee' as entity, id, charged_on as day from fee
      union all select 'cashVoucher', id, occurred_on from cash_voucher
      union all select 'paymentApplication', id, coalesce(paid_on, created_at::date) from payment_application
    ) document`

const placing = `
  with fees as (
    update fee f set created_at = d.at, updated_at = d.at from dated_document d where d.entity = 'fee' and d.id = f.id
  ), vouchers as (
    update cash_voucher v set created_at = d.at, updated_at = d.at
    from dated_document d where d.entity = 'cashVoucher' and d.id = v.id
  )
  update payment_application a set updated_at = greatest(a.created_at, d.at)
  from dated_document d where d.entity = 'paymentApplication' and d.id = a.id`

/** An application is made, then arranged between that and its payment; everything else happens at once. */
const timing = `
  update event e set at = case
      when e.entity <> 'paymentApplication' or a.id is null then d.at
      when e.transition in ('create', 'release') then a.created_at
      when e.transition = 'arrange' then a.created_at + greatest(interval '0', d.at - a.created_at) / 2
      else greatest(a.created_at, d.at) end
  from dated_document d left join payment_application a on d.entity = 'paymentApplication' and a.id = d.id
  where e.entity = d.entity and e.entity_id = d.id and e.transition <> 'reverse'`

/** An order's payment state changed after whatever happened to it before. */
const following = `
  with changed as (
    select e.id, e.entity_id, row_number() over (partition by e.entity_id order by e.id) as place
    from event e where e.entity = 'order' and e.transition = 'paymentState'
  ), timed as (
    select c.id, c.entity_id, least(now(), c.place * interval '50 minutes' + (select max(b.at) from event b
      where b.entity = 'order' and b.entity_id = c.entity_id and b.transition <> 'paymentState')) as at
    from changed c
  ), events as (
    update event e set at = timed.at from timed where timed.id = e.id
  )
  update trade_order o set updated_at = last.at
  from (select entity_id, max(at) as at from timed group by entity_id) last where last.entity_id = o.id`

/** Messages follow their documents; a correction is told when it is made. */
const telling = `
  update notice n set created_at = d.at, is_read = d.at < now() - interval '2 days',
    read_at = case when d.at < now() - interval '2 days' then d.at + interval '3 hours' end
  from dated_document d where n.entity = d.entity and n.entity_id = d.id
    and n.phrase not like '%.reverse' and n.phrase not like 'feeDispute.%'`

export const moneyStatements = [dating, placing, timing, following, telling]
