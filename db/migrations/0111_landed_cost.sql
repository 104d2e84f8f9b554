-- Landed cost: what the goods of an order cost in RMB until they have arrived (contract/reports/landed-cost.rules.ts).

-- By what a company divides each cost of a whole order among its lines; without a row the usual bases hold.
create table landed_cost_basis (
  company_id bigint primary key references company,
  freight text not null check (freight in ('value', 'weight', 'quantity')),
  insurance text not null check (insurance in ('value', 'weight', 'quantity')),
  fees text not null check (fees in ('value', 'weight', 'quantity')),
  other text not null check (other in ('value', 'weight', 'quantity')),
  version int not null default 1,
  updated_at timestamptz not null default now()
);
call app.make_versioned('landed_cost_basis');
call app.make_company_table('landed_cost_basis');

-- The costs of an order by kind, as they were computed last.
create table landed_cost (
  company_id bigint not null,
  order_id bigint not null,
  state text not null check (state in ('actual', 'partly', 'estimate')),
  total app.money_sum not null,
  vat app.money_sum not null,
  -- RMB for one unit of the order's currency, over the whole purchase price.
  rate app.rate,
  rate_source text not null check (rate_source in ('none', 'payments', 'customs', 'mixed')),
  -- Kind, amount, known part, basis and sources of each cost; the rates; currencies without a rate.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  rates jsonb not null check (jsonb_typeof(rates) = 'array'),
  missing_rates text[] not null,
  unweighed int not null,
  unclassified int not null,
  computed_at timestamptz not null default now(),
  primary key (company_id, order_id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create index landed_cost_estimated on landed_cost (company_id, order_id) where state <> 'actual';
call app.make_company_table('landed_cost', 'select, insert, update, delete');

create table landed_cost_line (
  order_line_id bigint primary key references order_line on delete cascade,
  company_id bigint not null,
  order_id bigint not null,
  quantity app.quantity,
  purchase app.money_sum not null,
  freight app.money_sum not null,
  insurance app.money_sum not null,
  duty app.money_sum not null,
  consumption_tax app.money_sum not null,
  fees app.money_sum not null,
  other app.money_sum not null,
  vat app.money_sum not null,
  -- All but VAT.
  total app.money_sum not null,
  unit_cost app.unit_price,
  -- The kinds of which something is estimated.
  estimated text[] not null,
  foreign key (company_id, order_id) references landed_cost (company_id, order_id) on delete cascade
);
create index landed_cost_line_order on landed_cost_line (company_id, order_id);
create index landed_cost_line_newest on landed_cost_line (company_id, order_line_id desc);
call app.make_company_table('landed_cost_line', 'select, insert, update, delete');

-- Orders whose costs have changed. Rows are only added, so that no command waits for a computation; a row that comes while
-- the order is computed stays for the next time.
create table landed_cost_due (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  order_id bigint not null
);
create index landed_cost_due_order on landed_cost_due (company_id, order_id);
call app.make_company_table('landed_cost_due', 'select, insert, delete');

-- An order is counted from its submission on; a draft has no landed cost yet, and an export none at all (1).
create function app.has_landed_cost(model_type int, state int) returns boolean language sql immutable as $$
  select model_type <> 1 and app.is_order_reported(state)
$$;

create function app.mark_landed_order() returns trigger language plpgsql as $$
begin
  insert into landed_cost_due (company_id, order_id) values (new.company_id, new.id);
  return null;
end $$;
create trigger landed_cost_new after insert on trade_order for each row
  when (app.has_landed_cost(new.model_type, new.state)) execute function app.mark_landed_order();
create trigger landed_cost_changed after update on trade_order for each row
  when (new.model_type <> 1 and (
    (old.deleted_at is null, app.is_order_reported(old.state), old.order_amount, old.paid_amount, old.currency, old.incoterms,
      old.freight, old.freight_currency, old.insurance, old.insurance_currency, old.other_charges, old.other_charges_currency)
    is distinct from
    (new.deleted_at is null, app.is_order_reported(new.state), new.order_amount, new.paid_amount, new.currency, new.incoterms,
      new.freight, new.freight_currency, new.insurance, new.insurance_currency, new.other_charges, new.other_charges_currency)))
  execute function app.mark_landed_order();

-- For tables with the order's number: lines, debts, bills, declarations, fees, freight orders.
create function app.mark_landed_orders() returns trigger language plpgsql as $$
begin
  insert into landed_cost_due (company_id, order_id)
  select o.company_id, o.id from (select distinct company_id, order_id from changed where order_id is not null) c
    join trade_order o on o.company_id = c.company_id and o.id = c.order_id
  where app.has_landed_cost(o.model_type, o.state);
  return null;
end $$;
do $$
declare
  source text;
begin
  foreach source in array '{order_line, receivable_item, tax_bill, declaration, fee, freight_order}'::text[] loop
    execute format('create trigger landed_cost_added after insert on %I referencing new table as changed
      for each statement execute function app.mark_landed_orders()', source);
    execute format('create trigger landed_cost_changed after update on %I referencing new table as changed
      for each statement execute function app.mark_landed_orders()', source);
  end loop;
end $$;
create trigger landed_cost_removed after delete on order_line referencing old table as changed
  for each statement execute function app.mark_landed_orders();

-- A certificate of origin changes the duty that is estimated.
create function app.mark_landed_certificates() returns trigger language plpgsql as $$
begin
  insert into landed_cost_due (company_id, order_id)
  select distinct l.company_id, l.order_id from changed c
    join landed_cost l on l.company_id = c.company_id and l.order_id = c.entity_id
  where c.entity = 'order' and c.kind = 'certificate-of-origin';
  return null;
end $$;
create trigger landed_cost_added after insert on attachment referencing new table as changed
  for each statement execute function app.mark_landed_certificates();
create trigger landed_cost_changed after update on attachment referencing new table as changed
  for each statement execute function app.mark_landed_certificates();

-- A product's customs code and rates, for orders of which something is estimated.
create function app.mark_landed_products() returns trigger language plpgsql as $$
begin
  insert into landed_cost_due (company_id, order_id)
  select distinct l.company_id, l.order_id
  from after a join before b on b.id = a.id
    join order_line l on l.company_id = a.company_id and l.model_key = a.model_key and l.product_id = a.id
    join landed_cost c on c.company_id = l.company_id and c.order_id = l.order_id and c.state <> 'actual'
  where (a.hs_code, a.tariff_rate, a.temporary_rate, a.vat_rate, a.consumption_rate, a.customs_conditions)
    is distinct from (b.hs_code, b.tariff_rate, b.temporary_rate, b.vat_rate, b.consumption_rate, b.customs_conditions);
  return null;
end $$;
create trigger landed_cost_changed after update on product referencing old table as before new table as after
  for each statement execute function app.mark_landed_products();

-- New customs' rates and tariff rates hold for everything that is estimated.
create function app.mark_landed_estimates() returns trigger language plpgsql as $$
begin
  -- The rows of rates are only there for a statement on rates.
  if tg_table_name = 'rate' then
    if not exists (select 1 from changed where source = 'customs') then
      return null;
    end if;
  end if;
  insert into landed_cost_due (company_id, order_id)
  select company_id, order_id from landed_cost where state <> 'actual';
  return null;
end $$;
create trigger landed_cost_added after insert on rate referencing new table as changed
  for each statement execute function app.mark_landed_estimates();
create trigger landed_cost_changed after update on rate referencing new table as changed
  for each statement execute function app.mark_landed_estimates();
create trigger landed_cost_changed after insert or update or delete on hs_rate
  for each statement execute function app.mark_landed_estimates();

-- A company's terms change its estimates, its bases all of its costs.
create function app.mark_landed_company() returns trigger language plpgsql as $$
begin
  insert into landed_cost_due (company_id, order_id)
  select company_id, order_id from landed_cost
  where company_id = new.company_id and (tg_table_name = 'landed_cost_basis' or state <> 'actual');
  return null;
end $$;
create trigger landed_cost_changed after insert or update on company_terms for each row execute function app.mark_landed_company();
create trigger landed_cost_changed after insert or update on landed_cost_basis for each row execute function app.mark_landed_company();

-- What there is already.
insert into landed_cost_due (company_id, order_id)
  select company_id, id from trade_order where deleted_at is null and app.has_landed_cost(model_type, state);
