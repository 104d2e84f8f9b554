-- The provider's sub-ledger of each customer company, per currency. Everything the finance screens show is read from it.
-- Only the provider's role posts; the customers' role reads.

-- What was agreed with a company, from a day on. A document keeps the terms it was made under.
create table company_terms (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  valid_from date not null,
  -- Share of an order's amount in RMB.
  agency_rate app.rate not null check (agency_rate between 0 and 1),
  minimum_fee app.money not null default 0 check (minimum_fee >= 0),
  payment_days int not null default 30 check (payment_days between 0 and 3650),
  -- In RMB; absent: no limit.
  credit_limit app.money check (credit_limit >= 0),
  note text not null default '',
  like app.record including defaults,
  unique (company_id, id)
);
create unique index company_terms_day on company_terms (company_id, valid_from) where deleted_at is null;
call app.make_versioned('company_terms');
call app.make_company_table('company_terms');
revoke insert, update on company_terms from quayside_app;
-- The rate agreed so far is what terms begin with.
insert into company_terms (company_id, valid_from, agency_rate)
  select id, '2000-01-01', agency_rate from company where agency_rate <> 0.008;
alter table company drop column agency_rate;

create table ledger_entry (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  event text not null check (event in ('feeCharged', 'taxPaid', 'supplierPaid', 'bankCharge', 'received', 'writtenOff', 'fxReceived',
    'fxSettled', 'paidOut', 'exchangeDifference', 'reversal')),
  document_kind text not null check (document_kind in ('paymentApplication', 'cashVoucher', 'fee')),
  document_id bigint not null,
  document_no text not null,
  order_id bigint,
  occurred_on date not null,
  -- What a line of the statement says besides its event, such as quantity × price.
  basis text not null default '',
  rate app.rate check (rate > 0),
  rate_source text,
  rate_date date,
  -- The entry that this one takes back.
  reverses bigint,
  actor text not null check (actor in ('customer', 'provider', 'system')),
  actor_id bigint,
  actor_name text not null default '',
  created_at timestamptz not null default now(),
  unique (company_id, id),
  check ((event = 'reversal') = (reverses is not null)),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, reverses) references ledger_entry (company_id, id)
);
create unique index ledger_entry_reversed_once on ledger_entry (company_id, reverses) where reverses is not null;
create index ledger_entry_order on ledger_entry (company_id, order_id, id) where order_id is not null;
create index ledger_entry_document on ledger_entry (company_id, document_kind, document_id);
call app.make_company_table('ledger_entry', 'select, insert');
revoke insert on ledger_entry from quayside_app;
call app.make_append_only('ledger_entry');

create table ledger_posting (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  entry_id bigint not null,
  account text not null check (account in ('receivable', 'deposit', 'bank', 'income', 'exchange')),
  currency app.currency not null check (currency <> ''),
  debit app.money not null default 0 check (debit >= 0),
  credit app.money not null default 0 check (credit >= 0),
  -- The entry's day: the statement reads by it without joining.
  occurred_on date not null,
  -- A movement of the statement: receivable and deposit are one account there, so a write-off moves nothing.
  is_stated boolean not null,
  check ((debit > 0) <> (credit > 0)),
  check (not is_stated or account in ('receivable', 'deposit')),
  foreign key (company_id, entry_id) references ledger_entry (company_id, id)
);
create index ledger_posting_entry on ledger_posting (company_id, entry_id);
create index ledger_posting_stated on ledger_posting (company_id, currency, occurred_on, id) include (debit, credit) where is_stated;
create index ledger_posting_bank on ledger_posting (company_id, occurred_on desc, id desc) where account = 'bank';
call app.make_company_table('ledger_posting', 'select, insert');
revoke insert on ledger_posting from quayside_app;
call app.make_append_only('ledger_posting');

-- Checked when the transaction commits, so that an entry may be written posting by posting.
create function app.require_balance() returns trigger language plpgsql as $$
declare
  entry bigint := case tg_table_name when 'ledger_entry' then new.id else (to_jsonb(new) ->> 'entry_id')::bigint end;
begin
  if (select count(*) < 2 from ledger_posting p where p.company_id = new.company_id and p.entry_id = entry)
    or exists (select 1 from ledger_posting p where p.company_id = new.company_id and p.entry_id = entry
      group by p.currency having sum(p.debit) <> sum(p.credit)) then
    raise exception 'entry % does not balance', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on ledger_posting deferrable initially deferred
  for each row execute function app.require_balance();
create constraint trigger balanced after insert on ledger_entry deferrable initially deferred
  for each row execute function app.require_balance();

-- The statement's sums by day, so that an opening balance costs the same after a million movements. Changes are added as
-- rows, so that writers do not wait for each other, and gathered every fiftieth time, as app.make_tally does.
create table ledger_sum (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  currency app.currency not null,
  day date not null,
  debits int not null,
  debit app.money_sum not null,
  credits int not null,
  credit app.money_sum not null
);
create index ledger_sum_company on ledger_sum (company_id, currency, day) include (debits, debit, credits, credit);
call app.make_company_table('ledger_sum', 'select, insert, update, delete');
revoke insert, update, delete on ledger_sum from quayside_app;

-- The same by month, so that a balance adds up some dozens of rows after any number of years.
create table ledger_month (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  currency app.currency not null,
  month date not null check (extract(day from month) = 1),
  moved app.money_sum not null
);
create index ledger_month_company on ledger_month (company_id, currency, month) include (moved);
call app.make_company_table('ledger_month', 'select, insert, update, delete');
revoke insert, update, delete on ledger_month from quayside_app;

create function app.gather_ledger_sum(company bigint) returns void language sql as $$
  with loose as (
    select id from ledger_sum where company_id = company for update skip locked
  ), gathered as (
    delete from ledger_sum s using loose where s.id = loose.id returning s.*
  )
  insert into ledger_sum (company_id, currency, day, debits, debit, credits, credit)
  select company_id, currency, day, sum(debits), sum(debit), sum(credits), sum(credit) from gathered group by 1, 2, 3;
  with loose as (
    select id from ledger_month where company_id = company for update skip locked
  ), gathered as (
    delete from ledger_month m using loose where m.id = loose.id returning m.*
  )
  insert into ledger_month (company_id, currency, month, moved)
  select company_id, currency, month, sum(moved) from gathered group by 1, 2, 3
$$;
create function app.add_to_ledger_sum() returns trigger language plpgsql as $$
begin
  insert into ledger_sum (company_id, currency, day, debits, debit, credits, credit)
    select company_id, currency, occurred_on, count(*) filter (where debit > 0), sum(debit), count(*) filter (where credit > 0),
      sum(credit)
    from added where is_stated group by 1, 2, 3;
  insert into ledger_month (company_id, currency, month, moved)
    select company_id, currency, date_trunc('month', occurred_on)::date, sum(debit - credit) from added where is_stated group by 1, 2, 3;
  perform app.gather_ledger_sum(min(company_id)) from added having bool_or(id % 50 = 0);
  return null;
end $$;
create trigger ledger_sum_new after insert on ledger_posting referencing new table as added
  for each statement execute function app.add_to_ledger_sum();

-- The statement's balance before a day: the months before from their sums, the days of its month from theirs.
create function app.opening_balance(company bigint, of_currency text, on_day date) returns numeric
  language sql stable as $$
  select coalesce((select sum(m.moved) from ledger_month m
      where m.company_id = company and m.currency = of_currency and m.month < date_trunc('month', on_day)::date), 0)
    + coalesce((select sum(s.debit - s.credit) from ledger_sum s
      where s.company_id = company and s.currency = of_currency and s.day >= date_trunc('month', on_day)::date and s.day < on_day), 0)
$$;

-- The statement's balance after a movement: that before the day, and the movements of the day.
create function app.stated_balance(company bigint, of_currency text, on_day date, up_to bigint) returns numeric
  language sql stable as $$
  select app.opening_balance(company, of_currency, on_day)
    + coalesce((select sum(p.debit - p.credit) from ledger_posting p
      where p.company_id = company and p.currency = of_currency and p.is_stated and p.occurred_on = on_day and p.id <= up_to), 0)
$$;

-- Open items: what a debit to receivable still is to be settled, and what a credit to deposit still can settle.
create table receivable_item (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  entry_id bigint not null,
  kind text not null check (kind in ('supplierPayment', 'bankCharge', 'duty', 'consumptionTax', 'vat', 'fee', 'exchangeDifference')),
  -- A value of dictionary 1019, for a fee.
  fee_kind text not null default '',
  order_id bigint,
  document_kind text not null,
  document_id bigint not null,
  document_no text not null,
  basis text not null default '',
  currency app.currency not null check (currency <> ''),
  amount app.money not null check (amount > 0),
  -- Taken back by counter-entries, and settled by write-offs.
  credited app.money not null default 0 check (credited >= 0),
  settled app.money not null default 0 check (settled >= 0),
  outstanding app.money not null generated always as (amount - credited - settled) stored,
  incurred_on date not null,
  due_on date not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, entry_id),
  check (credited + settled <= amount),
  foreign key (company_id, entry_id) references ledger_entry (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create index receivable_item_open on receivable_item (company_id, due_on, id) include (currency, outstanding) where outstanding > 0;
create index receivable_item_order on receivable_item (company_id, order_id, id) where order_id is not null;
create index receivable_item_document on receivable_item (company_id, document_kind, document_id);
call app.make_company_table('receivable_item');
revoke insert, update on receivable_item from quayside_app;

create table deposit (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  entry_id bigint not null,
  order_id bigint,
  document_kind text not null,
  document_id bigint not null,
  document_no text not null,
  currency app.currency not null check (currency <> ''),
  amount app.money not null check (amount > 0),
  used app.money not null default 0 check (used >= 0),
  -- Kept for applications that are not paid yet: not free.
  earmarked app.money not null default 0 check (earmarked >= 0),
  free app.money not null generated always as (amount - used - earmarked) stored,
  received_on date not null,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, entry_id),
  check (used + earmarked <= amount),
  foreign key (company_id, entry_id) references ledger_entry (company_id, id)
);
create index deposit_free on deposit (company_id, currency, id) where free > 0;
create index deposit_document on deposit (company_id, document_kind, document_id);
call app.make_company_table('deposit');
revoke insert, update on deposit from quayside_app;

-- What a deposit was used for: a debt (write-off), or for an entry without one (payout, settlement of foreign exchange).
create table deposit_use (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  deposit_id bigint not null,
  entry_id bigint not null,
  item_id bigint,
  amount app.money not null check (amount > 0),
  -- The counter-entry that took it back.
  undone_by bigint,
  created_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, deposit_id) references deposit (company_id, id),
  foreign key (company_id, entry_id) references ledger_entry (company_id, id),
  foreign key (company_id, item_id) references receivable_item (company_id, id),
  foreign key (company_id, undone_by) references ledger_entry (company_id, id)
);
create index deposit_use_deposit on deposit_use (company_id, deposit_id);
create index deposit_use_item on deposit_use (company_id, item_id) where item_id is not null;
create index deposit_use_entry on deposit_use (company_id, entry_id);
call app.make_company_table('deposit_use');
revoke insert, update on deposit_use from quayside_app;

-- Derived by the server from what is booked, never typed in; see contract/finance/order-money.ts.
alter table trade_order
  add fx_payment_state int not null default 4 check (fx_payment_state between 0 and 4),
  add write_off_state int not null default 0 check (write_off_state between 0 and 2);
