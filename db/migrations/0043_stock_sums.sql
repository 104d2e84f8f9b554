-- Sums of the stock: what a list's total, its sections and the statistics ask for costs the same for a hundred lots and for
-- a million.

create domain app.quantity_sum as numeric(24, 6);

-- What of a lot is reserved for orders. A lot that is bound in part is listed as free and as an order's.
alter table stock_lot add bound app.quantity not null default 0 check (bound between 0 and reserved);
alter table stock_lot disable trigger touch;
update stock_lot l set bound = r.qty
from (
  select company_id, lot_id, sum(qty - taken) as qty from stock_reservation
  where order_id is not null and ended_at is null group by company_id, lot_id
) r
where l.company_id = r.company_id and l.id = r.lot_id;
alter table stock_lot enable trigger touch;
alter table stock_lot
  add is_free boolean not null generated always as (order_id is null and (bound = 0 or on_hand > bound)) stored,
  add is_ordered boolean not null generated always as (order_id is not null or bound > 0) stored;

drop index stock_lot_newest;
-- By an expression, so that the primary key cannot give this order: where a few companies have most lots, PostgreSQL
-- expects the newest of all to be the company's own, and reads those of the others first.
create index stock_lot_free on stock_lot (company_id, (id + 0) desc) include (place, warehouse_id, available)
  where on_hand > 0 and is_free;
create index stock_lot_ordered on stock_lot (company_id, (id + 0) desc) include (place, warehouse_id, available)
  where on_hand > 0 and is_ordered;
create index stock_lot_product on stock_lot (company_id, model_key);

-- As app.make_tally, for sums by so many keys that to merge all rows of a company would take long: only rows of the keys
-- that a change touches are merged, one time in eight. The merged row is added as well and may be merged again.
create procedure app.merge_by_key(tally regclass, keys text[], measures text[]) language plpgsql as $make$
declare
  name text := (select relname from pg_class where oid = tally);
begin
  execute format($f$
    create function app.merge_%1$s() returns trigger language plpgsql as $$
    begin
      if random() < 0.125 then
        with loose as (
          select t.id from %1$s t join (select distinct %2$s from added) touched using (%2$s) for update of t skip locked
        ), gathered as (
          delete from %1$s t using loose where t.id = loose.id returning t.*
        )
        insert into %1$s (%2$s, %3$s) select %2$s, %4$s from gathered group by %2$s having %5$s;
      end if;
      return null;
    end $$ $f$,
    name, array_to_string(array['company_id'] || keys, ', '), array_to_string(measures, ', '),
    (select string_agg(format('sum(%s)', m), ', ') from unnest(measures) m),
    (select string_agg(format('sum(%s) <> 0', m), ' or ') from unnest(measures) m));
  execute format('create trigger merge after insert on %1$s referencing new table as added
    for each statement execute function app.merge_%1$s()', name);
end $make$;

-- Sums over lots by their keys: what a change takes away and what it adds are added as rows.
create procedure app.make_lot_tally(tally regclass, keys text[], measures text[], expressions jsonb) language plpgsql as $make$
declare
  name text := (select relname from pg_class where oid = tally);
  columns text[] := array['company_id'] || keys || measures;
  column_list text := array_to_string(columns, ', ');
  key_list text := array_to_string(array['company_id'] || keys, ', ');
  measure_sums text := (select string_agg(format('sum(%s)', m), ', ') from unnest(measures) m);
  is_left text := (select string_agg(format('sum(%s) <> 0', m), ' or ') from unnest(measures) m);
  added text := (select string_agg(format('%s as %s', coalesce(expressions ->> c, c), c), ', ') from unnest(columns) c);
  removed text := (select string_agg(format(case when c = any(measures) then '-(%s) as %s' else '%s as %s' end,
    coalesce(expressions ->> c, c), c), ', ') from unnest(columns) c);
begin
  execute format($f$
    create function app.add_to_%1$s() returns trigger language plpgsql as $$
    begin
      insert into %1$s (%2$s) select %3$s, %4$s from (select %5$s from after) counted group by %3$s;
      return null;
    end $$ $f$, name, column_list, key_list, measure_sums, added);
  execute format('create trigger %1$s_new after insert on stock_lot referencing new table as after
    for each statement execute function app.add_to_%1$s()', name);
  execute format($f$
    create function app.move_in_%1$s() returns trigger language plpgsql as $$
    begin
      insert into %1$s (%2$s)
        select %3$s, %4$s from (select %5$s from before union all select %6$s from after) moved group by %3$s having %7$s;
      return null;
    end $$ $f$, name, column_list, key_list, measure_sums, removed, added, is_left);
  execute format('create trigger %1$s_changed after update on stock_lot referencing old table as before new table as after
    for each statement execute function app.move_in_%1$s()', name);
  execute format('insert into %1$s (%2$s) select %3$s, %4$s from (select %5$s from stock_lot) counted group by %3$s',
    name, column_list, key_list, measure_sums, added);
  call app.merge_by_key(tally, keys, measures);
end $make$;

-- Totals and sections of the stock lists. Goods without a supplier have 0.
create table stock_tally (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  place int not null,
  warehouse_id bigint not null,
  supplier_id bigint not null,
  stored_on date not null,
  is_free boolean not null,
  is_ordered boolean not null,
  is_held boolean not null,
  is_available boolean not null,
  is_blocked boolean not null,
  lots int not null,
  on_hand app.quantity_sum not null,
  reserved app.quantity_sum not null,
  blocked app.quantity_sum not null
);
create index stock_tally_company on stock_tally (company_id, is_free) include (place, warehouse_id, supplier_id, stored_on,
  is_ordered, is_held, is_available, is_blocked, lots);
call app.make_company_table('stock_tally', 'select, insert, update, delete');
revoke insert, update, delete on stock_tally from quayside_app;
call app.make_lot_tally('stock_tally',
  keys => '{place, warehouse_id, supplier_id, stored_on, is_free, is_ordered, is_held, is_available, is_blocked}',
  measures => '{lots, on_hand, reserved, blocked}',
  expressions => '{"supplier_id": "coalesce(supplier_id, 0)", "is_held": "on_hand > 0", "is_available": "available > 0",
    "is_blocked": "blocked > 0", "lots": "1"}');

-- The same by model, for the number of models and the statistics.
create table stock_model (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  model_key text not null,
  place int not null,
  warehouse_id bigint not null,
  supplier_id bigint not null,
  is_free boolean not null,
  is_ordered boolean not null,
  lots int not null,
  -- Of which something is there.
  held int not null,
  on_hand app.quantity_sum not null,
  -- Quantity × days from 2000 to the day it was stored; the mean age follows from it on any day.
  stored_days app.quantity_sum not null
);
create index stock_model_key on stock_model (company_id, model_key) include (place, warehouse_id, supplier_id, is_free,
  is_ordered, lots, held, on_hand, stored_days);
call app.make_company_table('stock_model', 'select, insert, update, delete');
revoke insert, update, delete on stock_model from quayside_app;
call app.make_lot_tally('stock_model',
  keys => '{model_key, place, warehouse_id, supplier_id, is_free, is_ordered}',
  measures => '{lots, held, on_hand, stored_days}',
  expressions => '{"supplier_id": "coalesce(supplier_id, 0)", "lots": "1", "held": "(on_hand > 0)::int",
    "stored_days": "on_hand * (stored_on - date ''2000-01-01'')"}');

-- What came, left and was counted again, by day. Movements count where their lot is now, as their list shows them.
create table stock_day (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  day date not null,
  place int not null,
  warehouse_id bigint not null,
  supplier_id bigint not null,
  came app.quantity_sum not null,
  went app.quantity_sum not null,
  adjusted app.quantity_sum not null
);
create index stock_day_company on stock_day (company_id, day) include (place, warehouse_id, supplier_id, came, went, adjusted);
call app.make_company_table('stock_day', 'select, insert, update, delete');
revoke insert, update, delete on stock_day from quayside_app;
call app.merge_by_key('stock_day', '{day, place, warehouse_id, supplier_id}', '{came, went, adjusted}');

-- Returns a table, which PostgreSQL writes into the query that asks for it.
create function app.stock_flow(kind text, qty numeric) returns table (came numeric, went numeric, adjusted numeric)
  language sql immutable rows 1 as $$
    select case when kind = 'in' then qty else 0 end, case when kind = 'out' then -qty else 0 end,
      case when kind in ('in', 'out') then 0 else qty end
  $$;
insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
select m.company_id, m.day, l.place, l.warehouse_id, coalesce(l.supplier_id, 0), sum(f.came), sum(f.went), sum(f.adjusted)
from stock_movement m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
  cross join app.stock_flow(m.kind, m.on_hand) f
where m.on_hand <> 0 group by 1, 2, 3, 4, 5;

-- Runs as the owner, because the customers' role may not write sums.
create function app.add_to_stock_day() returns trigger language plpgsql security definer set search_path = public, app as $$
begin
  insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
  select m.company_id, m.day, l.place, l.warehouse_id, coalesce(l.supplier_id, 0), sum(f.came), sum(f.went), sum(f.adjusted)
  from added m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
    cross join app.stock_flow(m.kind, m.on_hand) f
  where m.on_hand <> 0 group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger stock_day_new after insert on stock_movement referencing new table as added
  for each statement execute function app.add_to_stock_day();

-- Movements are dated back where demonstration data is made.
create function app.move_in_stock_day() returns trigger language plpgsql as $$
begin
  insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
  select m.company_id, m.day, l.place, l.warehouse_id, coalesce(l.supplier_id, 0), sum(f.came), sum(f.went), sum(f.adjusted)
  from (
    select company_id, lot_id, day, kind, on_hand from after
    union all
    select company_id, lot_id, day, kind, -on_hand from before
  ) m join stock_lot l on l.company_id = m.company_id and l.id = m.lot_id
    cross join app.stock_flow(m.kind, m.on_hand) f
  where m.on_hand <> 0 group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger stock_day_dated after update on stock_movement referencing old table as before new table as after
  for each statement execute function app.move_in_stock_day();

create function app.take_along_stock_day() returns trigger language plpgsql as $$
begin
  insert into stock_day (company_id, day, place, warehouse_id, supplier_id, came, went, adjusted)
  select m.company_id, m.day, l.place, l.warehouse_id, l.supplier_id, sum(l.sign * f.came), sum(l.sign * f.went),
    sum(l.sign * f.adjusted)
  from (
    select company_id, a.id, side.place, side.warehouse_id, coalesce(a.supplier_id, 0) as supplier_id, side.sign
    from before b join after a using (company_id, id)
      cross join lateral (values (b.place, b.warehouse_id, -1), (a.place, a.warehouse_id, 1)) side (place, warehouse_id, sign)
    where (b.place, b.warehouse_id) <> (a.place, a.warehouse_id)
  ) l join stock_movement m on m.company_id = l.company_id and m.lot_id = l.id
    cross join app.stock_flow(m.kind, m.on_hand) f
  where m.on_hand <> 0 group by 1, 2, 3, 4, 5;
  return null;
end $$;
create trigger stock_day_moved after update on stock_lot referencing old table as before new table as after
  for each statement execute function app.take_along_stock_day();

-- As before, with what is reserved for orders.
create or replace function app.apply_movements() returns trigger language plpgsql security definer set search_path = public, app as $$
begin
  update stock_lot l set on_hand = l.on_hand + m.on_hand, reserved = l.reserved + m.reserved, blocked = l.blocked + m.blocked,
    bound = l.bound + m.bound
  from (
    select company_id, lot_id, sum(on_hand) as on_hand, sum(reserved) as reserved, sum(blocked) as blocked,
      sum(case when document = 'order' then reserved else 0 end) as bound
    from added group by company_id, lot_id
  ) m
  where l.company_id = m.company_id and l.id = m.lot_id;
  return null;
end $$;
