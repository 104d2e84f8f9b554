-- Tenancy: two login roles that own nothing (made by the server before migrating).
--   quayside_app    customers' calls; sees only rows of the company set for the transaction
--   quayside_staff  identity, the provider's side and background jobs; sees all companies
-- Row-level security applies to both and neither can bypass it.

create extension if not exists pg_trgm;

create schema app;
grant usage on schema app, public to quayside_app, quayside_staff;

-- Written as (select …) in policies, so that PostgreSQL evaluates it once per statement, not once per row.
create function app.company_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;

-- Restricts a table with company_id to one company per session. Deleting is soft everywhere, so no role may DELETE unless a
-- table says otherwise.
create procedure app.make_company_table(tbl regclass, privileges text default 'select, insert, update')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format($p$create policy company_only on %s to quayside_app
    using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()))$p$, tbl);
  -- The owner reads all for backups; the server's processes never run as the owner.
  execute format('create policy all_companies on %s to quayside_staff, current_user using (true) with check (true)', tbl);
  execute format('grant %s on %s to quayside_app, quayside_staff', privileges, tbl);
end $$;

-- Domains declare each width and precision once. Further limits (zero, a minimum) are checks of the
-- column.
create domain app.money as numeric(18, 2);
create domain app.money_sum as numeric(24, 2);
create domain app.unit_price as numeric(18, 6);
create domain app.quantity as numeric(18, 6);
create domain app.rate as numeric(18, 6);
create domain app.percentage as numeric(9, 4);
create domain app.weight as numeric(18, 4);
create domain app.volume as numeric(18, 4);
-- ISO 4217; empty in a draft that has none yet.
create domain app.currency as text collate "C" check (value ~ '^([A-Z]{3})?$');
-- The ten digits that are declared, or all thirteen; empty before the classification.
create domain app.hs_code as text collate "C" check (value ~ '^(\d{10}(\d{3})?)?$');

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create procedure app.make_append_only(tbl regclass) language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function app.refuse_change()', tbl);
  execute format('create trigger append_only_truncate before truncate on %s execute function app.refuse_change()', tbl);
end $$;

-- The columns of every record that people edit and remove: `like app.record including defaults`. Never holds a row.
create table app.record (
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Every update raises the version; commands refuse a stale one with WHERE version = $n.
create function app.touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

create procedure app.make_versioned(tbl regclass) language plpgsql as $$
begin
  execute format('create trigger touch before update on %s for each row execute function app.touch()', tbl);
end $$;

-- Numbers of documents and records: prefix, day and a running number. A sequence does not block and never
-- repeats a number, and gaps are allowed; so the running number does not restart each day.
create function app.document_number(prefix text, running regclass) returns text
  language sql volatile as $$
    select prefix || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD') || '-'
      || lpad(n::text, greatest(4, length(n::text)), '0')
    from nextval(running) as n
  $$;

-- Keeps `tally`, a company's sums over `source` by some of its columns: a page's totals then cost the same for a hundred
-- rows and for millions. Changes are added as separate rows, so that writers do not wait for each other; every fiftieth
-- time app.gather_<tally> merges a company's rows. Keys and measures are columns of the tally; each is the column of the
-- source that has the same name, or what `expressions` says of a row of the source. Removed rows do not count.
create procedure app.make_tally(tally regclass, source regclass, keys text[], measures text[], expressions jsonb)
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
      insert into %1$s (%2$s)
        select %3$s, %4$s from (select %5$s from added where deleted_at is null) counted group by %3$s;
      perform app.gather_%1$s(min(company_id)) from added having max(id) %% 50 = 0;
      return null;
    end $$ $f$, name, array_to_string(columns, ', '), key_list, measure_sums, added);
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
