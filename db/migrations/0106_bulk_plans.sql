-- PostgreSQL keeps the plan of a trigger's statement for the session. A plan that was made for one row is a nested loop:
-- for the ten thousand rows of a large order it compares each with each, and storing them took longer than a statement
-- may. What joins the rows of its statement is therefore planned for each statement, by EXECUTE.
-- server/product-tests/trigger-plans.test.ts asks every trigger.

create or replace function app.add_to_stock_day() returns trigger language plpgsql security definer set search_path = public, app as $$
begin
  execute $q$insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
  select m.company_id, m.day, l.place, l.warehouse_id, coalesce(l.supplier_id, 0), sum(f.came), sum(f.went), sum(f.adjusted)
  from added m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
    cross join app.stock_flow(m.kind, m.on_hand) f
  where m.on_hand <> 0 group by 1, 2, 3, 4, 5$q$;
  return null;
end $$;

create or replace function app.move_in_stock_day() returns trigger language plpgsql as $$
begin
  execute $q$insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
  select m.company_id, m.day, l.place, l.warehouse_id, coalesce(l.supplier_id, 0), sum(f.came), sum(f.went), sum(f.adjusted)
  from (
    select company_id, lot_id, day, kind, on_hand from after
    union all
    select company_id, lot_id, day, kind, -on_hand from before
  ) m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
    cross join app.stock_flow(m.kind, m.on_hand) f
  where m.on_hand <> 0 group by 1, 2, 3, 4, 5$q$;
  return null;
end $$;

create or replace function app.take_along_stock_day() returns trigger language plpgsql as $$
begin
  execute $q$insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
  select m.company_id, m.day, l.place, l.warehouse_id, l.supplier_id, sum(l.sign * f.came), sum(l.sign * f.went),
    sum(l.sign * f.adjusted)
  from (
    select company_id, a.id, side.place, side.warehouse_id, coalesce(a.supplier_id, 0) as supplier_id, side.sign
    from before b join after a using (company_id, id)
      cross join lateral (values (b.place, b.warehouse_id, -1), (a.place, a.warehouse_id, 1)) side (place, warehouse_id, sign)
    where (b.place, b.warehouse_id) <> (a.place, a.warehouse_id)
  ) l join stock_movement m on m.company_id = l.company_id and m.lot_id = l.id
    cross join app.stock_flow(m.kind, m.on_hand) f
  where m.on_hand <> 0 group by 1, 2, 3, 4, 5$q$;
  return null;
end $$;

-- A lot is inserted with the quantity of its first movement: adding it afterwards wrote each lot twice and made
-- PostgreSQL check the references of a row of the same transaction a second time.
alter table stock_movement add opens boolean not null default false check (not opens or on_hand > 0);
create unique index stock_movement_opening on stock_movement (company_id, lot_id) where opens;
create or replace function app.apply_movements() returns trigger language plpgsql security definer set search_path = public, app as $$
begin
  execute $q$update stock_lot l set on_hand = l.on_hand + m.on_hand, reserved = l.reserved + m.reserved, blocked = l.blocked + m.blocked,
    bound = l.bound + m.bound
  from (
    select company_id, lot_id, sum(on_hand) as on_hand, sum(reserved) as reserved, sum(blocked) as blocked,
      sum(case when document = 'order' then reserved else 0 end) as bound
    from added where not opens group by company_id, lot_id
  ) m
  where l.company_id = m.company_id and l.id = m.lot_id$q$;
  return null;
end $$;

create or replace function app.index_changed_products() returns trigger language plpgsql as $$
begin
  execute $q$delete from product_token x using before b join after a on a.id = b.id, unnest(string_to_array(btrim(b.search), ' ')) as t(token)
    where (a.search <> b.search or a.deleted_at is distinct from b.deleted_at)
      and x.company_id = b.company_id and x.token = t.token and x.product_id = b.id$q$;
  execute $q$insert into product_token (company_id, token, product_id)
    select a.company_id, t.token, a.id
    from before b join after a on a.id = b.id, unnest(string_to_array(btrim(a.search), ' ')) as t(token)
    where (a.search <> b.search or a.deleted_at is distinct from b.deleted_at)
      and a.deleted_at is null and a.search <> ''$q$;
  return null;
end $$;

create or replace function app.count_signed_orders() returns trigger language plpgsql as $$
begin
  execute $q$insert into order_sum (company_id, model_type, currency, month, orders, amount, unpaid, price_failed, signed)
    select m.company_id, m.model_type, m.currency, date_trunc('month', m.order_date)::date, 0, 0, 0, 0, sum(m.n)
    from (
      select b.id, b.company_id, b.model_type, b.currency, b.order_date, -1 as n from before b join after a on a.id = b.id
      where app.is_order_signable(b.state) and b.deleted_at is null and (not app.is_order_signable(a.state) or a.deleted_at is not null
        or (a.currency, a.order_date) is distinct from (b.currency, b.order_date))
      union all
      select a.id, a.company_id, a.model_type, a.currency, a.order_date, 1 from before b join after a on a.id = b.id
      where app.is_order_signable(a.state) and a.deleted_at is null and (not app.is_order_signable(b.state) or b.deleted_at is not null
        or (a.currency, a.order_date) is distinct from (b.currency, b.order_date))
    ) m join order_contract k on k.company_id = m.company_id and k.order_id = m.id and k.is_current and not k.is_broken
    group by 1, 2, 3, 4 having sum(m.n) <> 0$q$;
  return null;
end $$;

create or replace function app.add_items_to_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    execute $q$insert into order_report_sum (company_id, month, model_type, currency, supplier_id, advanced, fees, taxes, written_off, outstanding)
    select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id,
      coalesce(sum(i.amount - i.credited) filter (where app.item_part(i.kind) = 'advanced'), 0),
      coalesce(sum(i.amount - i.credited) filter (where app.item_part(i.kind) = 'fees'), 0),
      coalesce(sum(i.amount - i.credited) filter (where app.item_part(i.kind) = 'taxes'), 0),
      sum(i.settled), sum(i.outstanding)
    from added i join trade_order o on o.company_id = i.company_id and o.id = i.order_id
    where i.currency = 'RMB' and o.deleted_at is null and app.is_order_reported(o.state)
    group by 1, 2, 3, 4, 5$q$;
  else
    execute $q$insert into order_report_sum (company_id, month, model_type, currency, supplier_id, advanced, fees, taxes, written_off, outstanding)
    select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id,
      coalesce(sum(b.credited - i.credited) filter (where app.item_part(i.kind) = 'advanced'), 0),
      coalesce(sum(b.credited - i.credited) filter (where app.item_part(i.kind) = 'fees'), 0),
      coalesce(sum(b.credited - i.credited) filter (where app.item_part(i.kind) = 'taxes'), 0),
      sum(i.settled - b.settled), sum(i.outstanding - b.outstanding)
    from after i join before b on b.id = i.id
      join trade_order o on o.company_id = i.company_id and o.id = i.order_id
    where i.currency = 'RMB' and o.deleted_at is null and app.is_order_reported(o.state)
      and (i.credited, i.settled) is distinct from (b.credited, b.settled)
    group by 1, 2, 3, 4, 5$q$;
  end if;
  return null;
end $$;

-- As before, planned for each statement.
drop trigger merge on stock_tally;
drop trigger merge on stock_model;
drop trigger merge on stock_day;
drop function app.merge_stock_tally();
drop function app.merge_stock_model();
drop function app.merge_stock_day();
create or replace procedure app.merge_by_key(tally regclass, keys text[], measures text[]) language plpgsql as $make$
declare
  name text := (select relname from pg_class where oid = tally);
begin
  execute format($f$
    create function app.merge_%1$s() returns trigger language plpgsql as $$
    begin
      if random() < 0.125 then
        execute $q$with loose as (
          select t.id from %1$s t join (select distinct %2$s from added) touched using (%2$s) for update of t skip locked
        ), gathered as (
          delete from %1$s t using loose where t.id = loose.id returning t.*
        )
        insert into %1$s (%2$s, %3$s) select %2$s, %4$s from gathered group by %2$s having %5$s$q$;
      end if;
      return null;
    end $$ $f$,
    name, array_to_string(array['company_id'] || keys, ', '), array_to_string(measures, ', '),
    (select string_agg(format('sum(%s)', m), ', ') from unnest(measures) m),
    (select string_agg(format('sum(%s) <> 0', m), ' or ') from unnest(measures) m));
  execute format('create trigger merge after insert on %1$s referencing new table as added
    for each statement execute function app.merge_%1$s()', name);
end $make$;
call app.merge_by_key('stock_tally',
  '{place, warehouse_id, supplier_id, stored_on, is_free, is_ordered, is_own, is_held, is_available, is_blocked}',
  '{lots, on_hand, reserved, blocked, bound}');
call app.merge_by_key('stock_model', '{model_key, place, warehouse_id, supplier_id, is_free, is_ordered}',
  '{lots, held, on_hand, stored_days}');
call app.merge_by_key('stock_day', '{day, place, warehouse_id, supplier_id}', '{came, went, adjusted}');

-- The same number; a function of SQL that has a FROM is started again for each row, which took 40 µs.
create or replace function app.document_number(prefix text, running regclass) returns text
  language plpgsql volatile as $$
declare
  n text := nextval(running);
begin
  return prefix || to_char(app.business_day(), 'YYMMDD') || '-' || lpad(n, greatest(4, length(n)), '0');
end $$;
