-- What the first screen sums up of a company's orders, by kind, currency and month: reading it costs the same among
-- millions. Kept like order_tally, and by the same triggers.
create table order_sum (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  model_type int not null,
  currency text collate "C" not null,
  month date not null,
  orders int not null,
  amount numeric(24, 2) not null,
  -- Of orders whose audit was passed and that are not paid, or not wholly.
  unpaid numeric(24, 2) not null,
  -- Submitted orders whose price audit failed.
  price_failed int not null,
  -- Orders that can be signed and bear a signature that covers them.
  signed int not null
);
create index order_sum_company on order_sum (company_id, model_type)
  include (currency, month, orders, amount, unpaid, price_failed, signed);
call app.make_company_table('order_sum', 'select, insert, update, delete');

create function app.unpaid_of(state int, payment int, amount numeric, paid numeric) returns numeric
  language sql immutable as $$
    select case when state not in (-1, 0, 1, 2) and payment in (0, 1) then amount - paid else 0 end
  $$;
create function app.price_failed(state int, audit int) returns int language sql immutable as $$
  select case when state = 1 and audit = 4 then 1 else 0 end
$$;

create function app.gather_order_sum(company bigint) returns void language sql as $$
  with loose as (
    select id from order_sum where company_id = company for update skip locked
  ), gathered as (
    delete from order_sum s using loose where s.id = loose.id
    returning s.company_id, s.model_type, s.currency, s.month, s.orders, s.amount, s.unpaid, s.price_failed, s.signed
  )
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select company_id, model_type, currency, month, sum(orders), sum(amount), sum(unpaid), sum(price_failed), sum(signed)
    from gathered group by 1, 2, 3, 4
    having (sum(orders), sum(amount), sum(unpaid), sum(price_failed), sum(signed)) is distinct from (0, 0, 0, 0, 0)
$$;

create or replace function app.tally_new_orders() returns trigger language plpgsql as $$
begin
  insert into order_tally (company_id, model_type, state, is_returned, payment_state, orders)
    select company_id, model_type, state, is_returned, payment_state, count(*)
    from added where deleted_at is null group by 1, 2, 3, 4, 5;
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select company_id, model_type, currency, date_trunc('month', order_date)::date, count(*), sum(order_amount),
      sum(app.unpaid_of(state, payment_state, order_amount, paid_amount)), sum(app.price_failed(state, price_audit)), 0
    from added where deleted_at is null group by 1, 2, 3, 4;
  perform app.gather_order_tally(min(company_id)), app.gather_order_sum(min(company_id)) from added having max(id) % 50 = 0;
  return null;
end $$;

create or replace function app.tally_changed_orders() returns trigger language plpgsql as $$
begin
  insert into order_tally (company_id, model_type, state, is_returned, payment_state, orders)
    select company_id, model_type, state, is_returned, payment_state, sum(n)
    from (
      select company_id, model_type, state, is_returned, payment_state, -1 as n from before where deleted_at is null
      union all
      select company_id, model_type, state, is_returned, payment_state, 1 from after where deleted_at is null
    ) moved
    group by 1, 2, 3, 4, 5 having sum(n) <> 0;
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select company_id, model_type, currency, date_trunc('month', order_date)::date, sum(n), sum(n * order_amount),
      sum(n * app.unpaid_of(state, payment_state, order_amount, paid_amount)), sum(n * app.price_failed(state, price_audit)), 0
    from (
      select company_id, model_type, currency, order_date, order_amount, paid_amount, state, payment_state, price_audit, -1 as n
      from before where deleted_at is null
      union all
      select company_id, model_type, currency, order_date, order_amount, paid_amount, state, payment_state, price_audit, 1
      from after where deleted_at is null
    ) moved
    group by 1, 2, 3, 4
    having (sum(n), sum(n * order_amount), sum(n * app.unpaid_of(state, payment_state, order_amount, paid_amount)),
      sum(n * app.price_failed(state, price_audit))) is distinct from (0, 0, 0, 0);
  perform app.gather_order_tally(min(company_id)), app.gather_order_sum(min(company_id))
    from after having max(id + version) % 50 = 0;
  return null;
end $$;

-- A signed order that is cancelled, returned or removed is no longer one of the signed ones. Runs before hold_contracts
-- (triggers go by their names), so that it sees each signature as it stood before this change.
create function app.count_signed_orders() returns trigger language plpgsql as $$
begin
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select m.company_id, m.model_type, m.currency, date_trunc('month', m.order_date)::date, 0, 0, 0, 0, sum(m.n)
    from (
      select b.id, b.company_id, b.model_type, b.currency, b.order_date, -1 as n from before b join after a on a.id = b.id
      where b.state not in (-1, 0, 2) and b.deleted_at is null and (a.state in (-1, 0, 2) or a.deleted_at is not null
        or (a.currency, a.order_date) is distinct from (b.currency, b.order_date))
      union all
      select a.id, a.company_id, a.model_type, a.currency, a.order_date, 1 from before b join after a on a.id = b.id
      where a.state not in (-1, 0, 2) and a.deleted_at is null and (b.state in (-1, 0, 2) or b.deleted_at is not null
        or (a.currency, a.order_date) is distinct from (b.currency, b.order_date))
    ) m join order_contract k on k.company_id = m.company_id and k.order_id = m.id and k.is_current and not k.is_broken
    group by 1, 2, 3, 4 having sum(m.n) <> 0;
  return null;
end $$;
create trigger count_signed after update on trade_order referencing old table as before new table as after
  for each statement execute function app.count_signed_orders();

create function app.count_signatures() returns trigger language plpgsql as $$
begin
  insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select o.company_id, o.model_type, o.currency, date_trunc('month', o.order_date)::date, 0, 0, 0, 0,
      (new.is_current and not new.is_broken)::int - case when tg_op = 'UPDATE' then (old.is_current and not old.is_broken)::int else 0 end
    from trade_order o where o.company_id = new.company_id and o.id = new.order_id and o.deleted_at is null
      and o.state not in (-1, 0, 2)
      and (tg_op = 'INSERT' or (new.is_current and not new.is_broken) <> (old.is_current and not old.is_broken));
  return null;
end $$;
create trigger count_signatures after insert or update on order_contract
  for each row execute function app.count_signatures();

insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
  select o.company_id, o.model_type, o.currency, date_trunc('month', o.order_date)::date, count(*), sum(o.order_amount),
    sum(app.unpaid_of(o.state, o.payment_state, o.order_amount, o.paid_amount)), sum(app.price_failed(o.state, o.price_audit)),
    count(k.id) filter (where o.state not in (-1, 0, 2))
  from trade_order o
    left join order_contract k on k.company_id = o.company_id and k.order_id = o.id and k.is_current and not k.is_broken
  where o.deleted_at is null group by 1, 2, 3, 4;

-- The exports whose foreign exchange is still to come, the oldest first.
create index trade_order_receipt_due on trade_order (company_id, exported_on)
  where exported_on is not null and deleted_at is null and state not in (-1, 8) and payment_state in (0, 1);
