-- What writing an order costs: a new draft is in no sum of reports or of the home screen, and its lines touch no contract
-- and no landed cost. Measured in docs/decisions/0023-what-statements-cost.md.

drop procedure app.make_tally(regclass, regclass, text[], text[], jsonb);
-- Keeps `tally`, a company's sums over `source` by some of its columns: a page's totals then cost the same for a hundred
-- rows and for millions. Changes are added as separate rows, so that writers do not wait for each other; every fiftieth
-- time app.gather_<tally> merges a company's rows. Keys and measures are columns of the tally; each is the column of the
-- source that has the same name, or what `expressions` says of a row of the source. Removed rows do not count. Where `counted` is given, new rows for which it
-- does not hold add nothing, and a statement that inserts only such rows ends there.
create procedure app.make_tally(tally regclass, source regclass, keys text[], measures text[], expressions jsonb,
  counted text default 'true')
  language plpgsql as $make$
declare
  name text := (select relname from pg_class where oid = tally);
  columns text[] := array['company_id'] || keys || measures;
  key_list text := array_to_string(array['company_id'] || keys, ', ');
  measure_sums text := (select string_agg(format('sum(%s)', m), ', ') from unnest(measures) m);
  is_left text := (select string_agg(format('sum(%s) <> 0', m), ' or ') from unnest(measures) m);
  added text := (select string_agg(format('%s as %s', coalesce(expressions ->> c, c), c), ', ') from unnest(columns) c);
  removed text := (select string_agg(format(case when c = any(measures) then '-(%s) as %s' else '%s as %s' end,
    coalesce(expressions ->> c, c), c), ', ') from unnest(columns) c);
begin
  -- Skips rows that another transaction is merging.
  execute format($f$
    create function app.gather_%1$s(company bigint) returns void language sql as $$
      with loose as (
        select id from %1$s where company_id = company for update skip locked
      ), gathered as (
        delete from %1$s t using loose where t.id = loose.id returning t.*
      )
      insert into %1$s (%2$s) select %3$s, %4$s from gathered group by %3$s having %5$s
    $$ $f$, name, array_to_string(columns, ', '), key_list, measure_sums, is_left);

  execute format($f$
    create function app.add_to_%1$s() returns trigger language plpgsql as $$
    begin
      if not exists (select from added where deleted_at is null and (%6$s)) then
        return null;
      end if;
      insert into %1$s (%2$s)
        select %3$s, %4$s from (select %5$s from added where deleted_at is null) counted group by %3$s;
      perform app.gather_%1$s(min(company_id)) from added having max(id) %% 50 = 0;
      return null;
    end $$ $f$, name, array_to_string(columns, ', '), key_list, measure_sums, added, counted);
  execute format('create trigger %1$s_new after insert on %2$s referencing new table as added
    for each statement execute function app.add_to_%1$s()', name, source);

  execute format($f$
    create function app.move_in_%1$s() returns trigger language plpgsql as $$
    begin
      insert into %1$s (%2$s)
        select %3$s, %4$s from (
          select %5$s from before where deleted_at is null
          union all
          select %6$s from after where deleted_at is null
        ) moved group by %3$s having %7$s;
      perform app.gather_%1$s(min(company_id)) from after having max(id + version) %% 50 = 0;
      return null;
    end $$ $f$, name, array_to_string(columns, ', '), key_list, measure_sums, removed, added, is_left);
  execute format('create trigger %1$s_changed after update on %2$s referencing old table as before new table as after
    for each statement execute function app.move_in_%1$s()', name, source);
end $make$;

do $$
declare
  name text;
begin
  foreach name in array '{order_sum, order_report_sum}'::text[] loop
    execute format('drop trigger %1$s_new on trade_order', name);
    execute format('drop trigger %1$s_changed on trade_order', name);
    execute format('drop function app.add_to_%1$s()', name);
    execute format('drop function app.move_in_%1$s()', name);
    execute format('drop function app.gather_%1$s(bigint)', name);
  end loop;
end $$;
call app.make_tally('order_sum', 'trade_order',
  keys => '{model_type, currency, month}', measures => '{orders, amount, unpaid, price_failed, signed}',
  -- Signatures are counted by the triggers of order_contract.
  expressions => '{"month": "date_trunc(''month'', order_date)::date", "orders": "app.is_order_reported(state)::int",
    "amount": "case when app.is_order_reported(state) then order_amount else 0 end", "signed": "0",
    "unpaid": "case when app.is_order_unpaid(state, payment_state) then order_amount - paid_amount else 0 end",
    "price_failed": "app.is_price_failed(state, price_audit)::int"}',
  counted => 'app.is_order_reported(state) or app.is_order_unpaid(state, payment_state) or app.is_price_failed(state, price_audit)');
call app.make_tally('order_report_sum', 'trade_order',
  keys => '{month, model_type, currency, supplier_id}',
  measures => '{orders, lines, amount, applied, paid, advanced, fees, taxes, written_off, outstanding}',
  -- What the books have of an order is added by the triggers below.
  expressions => '{"month": "date_trunc(''month'', order_date)::date", "advanced": "0", "fees": "0", "taxes": "0",
    "written_off": "0", "outstanding": "0", "orders": "app.is_order_reported(state)::int",
    "lines": "case when app.is_order_reported(state) then line_count else 0 end",
    "amount": "case when app.is_order_reported(state) then order_amount else 0 end",
    "applied": "case when app.is_order_reported(state) then applied_amount else 0 end",
    "paid": "case when app.is_order_reported(state) then paid_amount else 0 end"}',
  counted => 'app.is_order_reported(state)');

create function app.mark_landed(company bigint, ord bigint) returns void language sql as $$
  insert into landed_cost_due (company_id, order_id)
  select company_id, id from trade_order where company_id = company and id = ord and app.has_landed_cost(model_type, state)
$$;
-- By index for each order of the statement: nothing is joined, so the plan that a session keeps is right for any number of
-- rows and nothing is planned again.
create or replace function app.mark_landed_orders() returns trigger language plpgsql as $$
declare
  c record;
begin
  for c in select distinct company_id, order_id from changed where order_id is not null loop
    perform app.mark_landed(c.company_id, c.order_id);
  end loop;
  return null;
end $$;

-- One function for what follows from the lines of an order, in place of two.
create function app.order_lines_changed() returns trigger language plpgsql as $$
declare
  c record;
begin
  for c in select distinct company_id, order_id from changed loop
    if exists (select from order_contract k where k.order_id = c.order_id and k.is_current) then
      perform app.hold_contracts(array[c.order_id]);
    end if;
    perform app.mark_landed(c.company_id, c.order_id);
  end loop;
  return null;
end $$;
drop trigger hold_contracts_new on order_line;
drop trigger hold_contracts_changed on order_line;
drop trigger hold_contracts_gone on order_line;
drop trigger landed_cost_added on order_line;
drop trigger landed_cost_changed on order_line;
drop trigger landed_cost_removed on order_line;
drop function app.hold_contracts_of_lines();
create trigger order_lines_added after insert on order_line referencing new table as changed
  for each statement execute function app.order_lines_changed();
create trigger order_lines_changed after update on order_line referencing new table as changed
  for each statement execute function app.order_lines_changed();
create trigger order_lines_removed after delete on order_line referencing old table as changed
  for each statement execute function app.order_lines_changed();
