-- Reports: saved filter sets, schedules, runs in the background, and the sums that totals of many orders are read from.

-- How somebody looks at a report: filters, grouping and columns under a name.
create table report_set (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  report_no text not null,
  name text not null check (name <> ''),
  -- As the report's address has them: { filters, groupBy, columns }.
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  -- Seen by colleagues; changed by its owner alone.
  is_shared boolean not null default false,
  like app.record including defaults,
  unique (company_id, id)
);
create unique index report_set_name_once on report_set (company_id, member_id, report_no, lower(name)) where deleted_at is null;
create index report_set_report on report_set (company_id, report_no, id) where deleted_at is null;
call app.make_versioned('report_set');
call app.make_company_table('report_set');

-- A report that is made by itself on its days.
create table report_schedule (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  report_no text not null,
  name text not null check (name <> ''),
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  format text not null check (format in ('xlsx', 'pdf')),
  locale text not null,
  -- 1 every day, 2 every week, 3 every month.
  repeat_every int not null check (repeat_every in (1, 2, 3)),
  repeat_day int not null check (repeat_day between 1 and 31),
  recipient_ids bigint[] not null check (cardinality(recipient_ids) > 0),
  is_on boolean not null default true,
  next_on date not null,
  like app.record including defaults,
  unique (company_id, id)
);
create index report_schedule_due on report_schedule (next_on) where is_on and deleted_at is null;
create index report_schedule_newest on report_schedule (company_id, id desc) where deleted_at is null;
call app.make_versioned('report_schedule');
call app.make_company_table('report_schedule');

-- A report that is made in the background. One process works at it: the one whose claim stands here and whose last sign
-- is young. The file, the end and the messages are written by one transaction, which no other claim passes.
create table report_run (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  report_no text not null,
  title text not null,
  view jsonb not null check (jsonb_typeof(view) = 'object'),
  format text not null check (format in ('xlsx', 'pdf')),
  locale text not null,
  -- 0 waits, 1 at work, 2 done, 3 failed, 4 cancelled.
  state int not null default 0 check (state in (0, 1, 2, 3, 4)),
  rows_total int not null default 0,
  rows_done int not null default 0,
  file_id bigint references file,
  reason text not null default '',
  recipient_ids bigint[] not null,
  schedule_id bigint,
  -- The schedule's day that it is for.
  due_on date,
  claim uuid,
  seen_at timestamptz,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (company_id, id),
  check ((state = 2) = (file_id is not null)),
  check ((schedule_id is null) = (due_on is null)),
  foreign key (company_id, schedule_id) references report_schedule (company_id, id)
);
-- A day of a schedule is run once, whatever is restarted.
create unique index report_run_due_once on report_run (company_id, schedule_id, due_on) where schedule_id is not null;
create index report_run_newest on report_run (company_id, id desc);
create index report_run_open on report_run (id) where state in (0, 1);
call app.make_company_table('report_run');

-- Orders that a report counts: submitted, and neither returned nor given up.
create function app.is_order_reported(state int) returns boolean language sql immutable as $$
  select state not in (-1, 0, 2)
$$;
create index trade_order_reported on trade_order (company_id, id desc) include (order_date, model_type, currency, supplier_id)
  where deleted_at is null and app.is_order_reported(state);
create index trade_order_date on trade_order (company_id, order_date desc, id desc)
  where deleted_at is null and app.is_order_reported(state);

-- What report 097 sums up of each order, by month, kind, currency and supplier.
create table order_report_sum (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  month date not null,
  model_type int not null,
  currency app.currency not null,
  supplier_id bigint,
  orders int not null default 0,
  lines bigint not null default 0,
  -- In the order's currency.
  amount app.money_sum not null default 0,
  applied app.money_sum not null default 0,
  paid app.money_sum not null default 0,
  -- In RMB, of the books.
  advanced app.money_sum not null default 0,
  fees app.money_sum not null default 0,
  taxes app.money_sum not null default 0,
  written_off app.money_sum not null default 0,
  outstanding app.money_sum not null default 0
);
create index order_report_sum_company on order_report_sum (company_id, month)
  include (model_type, currency, supplier_id, orders, lines, amount, applied, paid, advanced, fees, taxes, written_off, outstanding);
call app.make_company_table('order_report_sum', 'select, insert, update, delete');
call app.make_tally('order_report_sum', 'trade_order',
  keys => '{month, model_type, currency, supplier_id}',
  measures => '{orders, lines, amount, applied, paid, advanced, fees, taxes, written_off, outstanding}',
  -- What the books have of an order is added by the triggers below.
  expressions => '{"month": "date_trunc(''month'', order_date)::date", "advanced": "0", "fees": "0", "taxes": "0",
    "written_off": "0", "outstanding": "0", "orders": "app.is_order_reported(state)::int",
    "lines": "case when app.is_order_reported(state) then line_count else 0 end",
    "amount": "case when app.is_order_reported(state) then order_amount else 0 end",
    "applied": "case when app.is_order_reported(state) then applied_amount else 0 end",
    "paid": "case when app.is_order_reported(state) then paid_amount else 0 end"}');

-- What a debt is in the report's columns: paid for the company, fee or tax.
create function app.item_part(kind text) returns text language sql immutable as $$
  select case when kind = 'supplierPayment' then 'advanced' when kind in ('duty', 'antiDumping', 'consumptionTax', 'vat') then 'taxes' else 'fees' end
$$;

-- Adds what debts changed by, under the keys of their orders. Commands that book have locked the order, so that its keys
-- cannot change meanwhile.
create function app.add_items_to_report() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into order_report_sum (company_id, month, model_type, currency, supplier_id, advanced, fees, taxes, written_off, outstanding)
    select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id,
      coalesce(sum(i.amount - i.credited) filter (where app.item_part(i.kind) = 'advanced'), 0),
      coalesce(sum(i.amount - i.credited) filter (where app.item_part(i.kind) = 'fees'), 0),
      coalesce(sum(i.amount - i.credited) filter (where app.item_part(i.kind) = 'taxes'), 0),
      sum(i.settled), sum(i.outstanding)
    from added i join trade_order o on o.company_id = i.company_id and o.id = i.order_id
    where i.currency = 'RMB' and o.deleted_at is null and app.is_order_reported(o.state)
    group by 1, 2, 3, 4, 5;
  else
    insert into order_report_sum (company_id, month, model_type, currency, supplier_id, advanced, fees, taxes, written_off, outstanding)
    select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id,
      coalesce(sum(b.credited - i.credited) filter (where app.item_part(i.kind) = 'advanced'), 0),
      coalesce(sum(b.credited - i.credited) filter (where app.item_part(i.kind) = 'fees'), 0),
      coalesce(sum(b.credited - i.credited) filter (where app.item_part(i.kind) = 'taxes'), 0),
      sum(i.settled - b.settled), sum(i.outstanding - b.outstanding)
    from after i join before b on b.id = i.id
      join trade_order o on o.company_id = i.company_id and o.id = i.order_id
    where i.currency = 'RMB' and o.deleted_at is null and app.is_order_reported(o.state)
      and (i.credited, i.settled) is distinct from (b.credited, b.settled)
    group by 1, 2, 3, 4, 5;
  end if;
  return null;
end $$;
create trigger report_new after insert on receivable_item referencing new table as added
  for each statement execute function app.add_items_to_report();
create trigger report_changed after update on receivable_item referencing old table as before new table as after
  for each statement execute function app.add_items_to_report();

-- An order that is counted under other keys, or no longer, takes along what the books have of it.
create function app.move_books_in_report() returns trigger language plpgsql as $$
begin
  insert into order_report_sum (company_id, month, model_type, currency, supplier_id, advanced, fees, taxes, written_off, outstanding)
  select new.company_id, k.month, new.model_type, k.currency, k.supplier_id, k.sign * i.advanced, k.sign * i.fees, k.sign * i.taxes,
    k.sign * i.written_off, k.sign * i.outstanding
  from (values
      (-1, old.deleted_at is null and app.is_order_reported(old.state), date_trunc('month', old.order_date)::date, old.currency, old.supplier_id),
      (1, new.deleted_at is null and app.is_order_reported(new.state), date_trunc('month', new.order_date)::date, new.currency, new.supplier_id)
    ) as k (sign, is_counted, month, currency, supplier_id)
    cross join (
      select coalesce(sum(amount - credited) filter (where app.item_part(kind) = 'advanced'), 0) as advanced,
        coalesce(sum(amount - credited) filter (where app.item_part(kind) = 'fees'), 0) as fees,
        coalesce(sum(amount - credited) filter (where app.item_part(kind) = 'taxes'), 0) as taxes,
        sum(settled) as written_off, sum(outstanding) as outstanding
      from receivable_item where company_id = new.company_id and order_id = new.id and currency = 'RMB'
      having count(*) > 0
    ) i
  where k.is_counted;
  return null;
end $$;
create trigger report_moved after update on trade_order for each row
  when ((old.deleted_at is null, app.is_order_reported(old.state), date_trunc('month', old.order_date::timestamp), old.currency, old.supplier_id)
    is distinct from (new.deleted_at is null, app.is_order_reported(new.state), date_trunc('month', new.order_date::timestamp), new.currency, new.supplier_id))
  execute function app.move_books_in_report();

-- What there is already.
insert into order_report_sum (company_id, month, model_type, currency, supplier_id, orders, lines, amount, applied, paid,
    advanced, fees, taxes, written_off, outstanding)
  select o.company_id, date_trunc('month', o.order_date)::date, o.model_type, o.currency, o.supplier_id, count(*), sum(o.line_count),
    sum(o.order_amount), sum(o.applied_amount), sum(o.paid_amount), coalesce(sum(i.advanced), 0), coalesce(sum(i.fees), 0),
    coalesce(sum(i.taxes), 0), coalesce(sum(i.written_off), 0), coalesce(sum(i.outstanding), 0)
  from trade_order o left join lateral (
      select sum(amount - credited) filter (where app.item_part(kind) = 'advanced') as advanced,
        sum(amount - credited) filter (where app.item_part(kind) = 'fees') as fees,
        sum(amount - credited) filter (where app.item_part(kind) = 'taxes') as taxes,
        sum(settled) as written_off, sum(outstanding) as outstanding
      from receivable_item where company_id = o.company_id and order_id = o.id and currency = 'RMB'
    ) i on true
  where o.deleted_at is null and app.is_order_reported(o.state)
  group by 1, 2, 3, 4, 5;
