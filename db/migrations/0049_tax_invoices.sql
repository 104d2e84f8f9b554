-- Tax invoices: what the company's invoices state, the provider's invoices to it, and its suppliers' invoices for exports.

create sequence sales_invoice_number;
create sequence input_invoice_number;
grant usage on sequence sales_invoice_number, input_invoice_number to quayside_app, quayside_staff;

-- Each row is one version of a title: a change ends it and adds the next one, so that an invoice keeps what it was issued with.
create table invoicing_title (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- The first version, by which the later ones belong together; its own has none.
  first_id bigint,
  title text not null check (title <> ''),
  tax_no text collate "C" not null check (tax_no ~ '^[0-9A-Z]{18}$'),
  bank_name text not null default '',
  account_number_sealed text,
  address text not null default '',
  phone text not null default '',
  is_default boolean not null default false,
  valid_from date not null default app.business_day(),
  -- The day from which the next version is valid.
  ended_on date,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, first_id) references invoicing_title (company_id, id)
);
create unique index invoicing_title_once on invoicing_title (company_id, tax_no) where ended_on is null and deleted_at is null;
create unique index invoicing_title_default on invoicing_title (company_id)
  where is_default and ended_on is null and deleted_at is null;
create index invoicing_title_newest on invoicing_title (company_id, id desc) where ended_on is null and deleted_at is null;
create index invoicing_title_first on invoicing_title (company_id, first_id) where first_id is not null;
call app.make_versioned('invoicing_title');
call app.make_company_table('invoicing_title');

-- What a debt was invoiced for: by invoices that were asked for or issued, and by issued ones alone. Never more than was paid.
alter table receivable_item
  add invoice_claimed app.money not null default 0,
  add invoiced app.money not null default 0,
  add constraint receivable_item_invoiced
    check (invoiced >= 0 and invoiced <= invoice_claimed and invoice_claimed <= settled);
create index receivable_item_invoiceable on receivable_item (company_id, id)
  where currency = 'RMB' and settled > invoice_claimed;
create index receivable_item_not_invoiced on receivable_item (company_id, id) where currency = 'RMB' and settled > invoiced;
-- A request claims the amounts; nothing else of the books is the customers' to write.
grant update (invoice_claimed) on receivable_item to quayside_app;

create table sales_invoice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('SI', 'sales_invoice_number'),
  state int not null default 0 check (state between 0 and 4),
  kind text not null check (kind in ('special', 'general')),
  title_id bigint not null,
  -- With tax, without it, and the tax: summed up from the lines.
  amount app.money not null check (amount > 0),
  net app.money not null,
  tax app.money not null check (tax >= 0),
  line_count int not null check (line_count > 0),
  delivery text not null default 'file' check (delivery in ('file', 'express')),
  recipient text not null default '',
  recipient_address text not null default '',
  recipient_phone text not null default '',
  note text not null default '',
  -- As the tax authority numbers it: code and number, or twenty digits of a fully digital one.
  invoice_code text collate "C" not null default '' check (invoice_code ~ '^(\d{10}|\d{12})?$'),
  invoice_no text collate "C" not null default '' check (invoice_no ~ '^(\d{8}|\d{20})?$'),
  issued_on date,
  express_company text not null default '',
  express_no text not null default '',
  signed_on date,
  ended_on date,
  red_invoice_no text collate "C" not null default '' check (red_invoice_no ~ '^(\d{8}|\d{20})?$'),
  reason text not null default '',
  -- Null where the provider issued it without being asked.
  requested_by bigint references member,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, title_id) references invoicing_title (company_id, id),
  check (amount = net + tax),
  -- An issued one (1, 2, 4) has its number and day; one that was only asked for (0) has none.
  check (state not in (1, 2, 4) or (invoice_no <> '' and issued_on is not null)),
  check (state <> 0 or (invoice_no = '' and issued_on is null)),
  check ((state = 4) = (red_invoice_no <> ''))
);
create unique index sales_invoice_number_once on sales_invoice (company_id, number);
create unique index sales_invoice_no_once on sales_invoice (invoice_code, invoice_no) where invoice_no <> '';
create unique index sales_invoice_red_once on sales_invoice (red_invoice_no) where red_invoice_no <> '';
create index sales_invoice_newest on sales_invoice (company_id, id desc) include (state, kind, amount) where deleted_at is null;
create index sales_invoice_waiting on sales_invoice (created_at) where state = 0;
create index sales_invoice_to_sign on sales_invoice (company_id) where state = 1;
call app.make_versioned('sales_invoice');
call app.make_company_table('sales_invoice');

-- The parts of debts that it is for. Never changed: a voided or reversed invoice keeps its lines.
create table sales_invoice_line (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  invoice_id bigint not null,
  position int not null,
  item_id bigint not null,
  order_id bigint,
  -- In percent.
  rate app.percentage not null check (rate in (0, 1, 3, 6, 9, 13)),
  amount app.money not null check (amount > 0),
  net app.money not null,
  tax app.money not null check (tax >= 0),
  unique (company_id, id),
  check (amount = net + tax),
  foreign key (company_id, invoice_id) references sales_invoice (company_id, id),
  foreign key (company_id, item_id) references receivable_item (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create index sales_invoice_line_invoice on sales_invoice_line (company_id, invoice_id, position);
create index sales_invoice_line_item on sales_invoice_line (company_id, item_id);
create index sales_invoice_line_order on sales_invoice_line (company_id, order_id) where order_id is not null;
call app.make_company_table('sales_invoice_line', 'select, insert');
call app.make_append_only('sales_invoice_line');

-- How much of a line of an export its supplier has invoiced.
alter table order_line
  add matched_qty app.quantity not null default 0,
  add constraint order_line_matched check (matched_qty >= 0 and (matched_qty = 0 or matched_qty <= qty));

create table input_invoice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('II', 'input_invoice_number'),
  -- The confirmation of the specification.
  state int not null default 0 check (state between 0 and 3),
  invoice_code text collate "C" not null default '' check (invoice_code ~ '^(\d{10}|\d{12})?$'),
  invoice_no text collate "C" not null check (invoice_no ~ '^(\d{8}|\d{20})$'),
  seller_name text not null check (seller_name <> ''),
  seller_tax_no text collate "C" not null check (seller_tax_no ~ '^[0-9A-Z]{15,20}$'),
  supplier_id bigint,
  issued_on date not null,
  -- Without tax, the tax, and both.
  net app.money not null check (net > 0),
  tax app.money not null check (tax >= 0),
  amount app.money not null,
  line_count int not null check (line_count > 0),
  anomaly text check (anomaly in ('quantity', 'amount', 'name', 'seller', 'document', 'other')),
  reason text not null default '',
  note text not null default '',
  -- Null where the ERP brought it.
  entered_by bigint references member,
  confirmed_on date,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id),
  check (amount = net + tax),
  check ((state = 1) = (anomaly is not null)),
  check ((state = 2) = (confirmed_on is not null))
);
create unique index input_invoice_number_once on input_invoice (company_id, number);
create unique index input_invoice_no_once on input_invoice (company_id, invoice_code, invoice_no) where deleted_at is null;
create index input_invoice_newest on input_invoice (company_id, id desc) include (state, amount) where deleted_at is null;
create index input_invoice_waiting on input_invoice (created_at) where state = 0 and deleted_at is null;
call app.make_versioned('input_invoice');
call app.make_company_table('input_invoice');

create table input_invoice_line (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  invoice_id bigint not null,
  -- The caller's key of the line: a line that is saved again keeps its id.
  key text collate "C" not null,
  position int not null,
  name text not null check (name <> ''),
  specification text not null default '',
  unit text not null default '',
  qty app.quantity not null check (qty > 0),
  price app.unit_price not null check (price >= 0),
  amount app.money not null check (amount > 0),
  -- In percent.
  rate app.percentage not null check (rate in (0, 1, 3, 6, 9, 13)),
  tax app.money not null check (tax >= 0),
  -- The order that the goods are said to be for.
  order_no text not null default '',
  -- Never more than the line has, as with the order's line.
  matched_qty app.quantity not null default 0 check (matched_qty >= 0 and matched_qty <= qty),
  unique (company_id, id),
  foreign key (company_id, invoice_id) references input_invoice (company_id, id)
);
create unique index input_invoice_line_key on input_invoice_line (company_id, invoice_id, key);
create index input_invoice_line_position on input_invoice_line (company_id, invoice_id, position);
call app.make_company_table('input_invoice_line', 'select, insert, update, delete');

-- Which quantity of which line of an order a line of an invoice is for.
create table input_invoice_match (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  invoice_id bigint not null,
  line_id bigint not null,
  order_id bigint not null,
  order_line_id bigint not null references order_line,
  qty app.quantity not null check (qty > 0),
  -- The share of the invoice line's amount with tax.
  amount app.money not null check (amount >= 0),
  created_at timestamptz not null default now(),
  unique (company_id, id),
  unique (company_id, line_id, order_line_id),
  foreign key (company_id, invoice_id) references input_invoice (company_id, id),
  foreign key (company_id, line_id) references input_invoice_line (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create index input_invoice_match_invoice on input_invoice_match (company_id, invoice_id);
create index input_invoice_match_order on input_invoice_match (company_id, order_id);
create index input_invoice_match_order_line on input_invoice_match (order_line_id);
call app.make_company_table('input_invoice_match', 'select, insert, delete');

-- The quantities that are matched stand at both lines with every match that comes and goes; their checks hold the caps
-- whatever runs at the same time.
create function app.count_match() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update order_line set matched_qty = matched_qty + new.qty where id = new.order_line_id and company_id = new.company_id;
    update input_invoice_line set matched_qty = matched_qty + new.qty where company_id = new.company_id and id = new.line_id;
  else
    update order_line set matched_qty = matched_qty - old.qty where id = old.order_line_id and company_id = old.company_id;
    update input_invoice_line set matched_qty = matched_qty - old.qty where company_id = old.company_id and id = old.line_id;
  end if;
  return null;
end $$;
create trigger counted after insert or delete on input_invoice_match for each row execute function app.count_match();

-- What of an order is invoiced: by its suppliers (matched, whether confirmed or not yet) and by the provider (issued, not
-- voided or reversed), each with its first and last day. Read with the rights of the reader.
create view order_invoices with (security_invoker = true) as
  select o.company_id, o.id as order_id,
    coalesce(i.amount, 0)::app.money as invoiced_in, i.first_on as first_in_on, i.last_on as last_in_on,
    coalesce(m.qty, 0)::app.quantity as matched_qty, coalesce(m.ordered, 0)::app.quantity as ordered_qty,
    coalesce(s.amount, 0)::app.money as invoiced_out, s.first_on as first_out_on, s.last_on as last_out_on,
    coalesce(r.paid, 0)::app.money as paid, coalesce(r.not_invoiced, 0)::app.money as not_invoiced
  from trade_order o
    left join lateral (
      select sum(x.amount) as amount, min(v.issued_on) as first_on, max(v.issued_on) as last_on
      from input_invoice_match x join input_invoice v on v.company_id = x.company_id and v.id = x.invoice_id
      where x.company_id = o.company_id and x.order_id = o.id
    ) i on true
    left join lateral (
      select sum(l.matched_qty) as qty, sum(l.qty) as ordered from order_line l
      where l.company_id = o.company_id and l.order_id = o.id
    ) m on true
    left join lateral (
      select sum(x.amount) as amount, min(v.issued_on) as first_on, max(v.issued_on) as last_on
      from sales_invoice_line x join sales_invoice v on v.company_id = x.company_id and v.id = x.invoice_id
      where x.company_id = o.company_id and x.order_id = o.id and v.state in (1, 2)
    ) s on true
    left join lateral (
      select sum(t.settled) as paid, sum(t.settled - t.invoiced) as not_invoiced from receivable_item t
      where t.company_id = o.company_id and t.order_id = o.id and t.currency = 'RMB'
    ) r on true;
grant select on order_invoices to quayside_app, quayside_staff;

-- A funds appointment: confirmed by the provider (2) before the money comes, for debts or for orders.
alter table announced_transfer drop constraint announced_transfer_state_check;
alter table announced_transfer
  add constraint announced_transfer_state_check check (state in (-1, 0, 1, 2)),
  add purpose text not null default 'debts' check (purpose in ('debts', 'prepayment', 'deposit')),
  add order_ids bigint[] not null default '{}',
  add confirmed_on date,
  add received_on date;
create index announced_transfer_waiting on announced_transfer (created_at) where state = 0;

-- The tenth day after a payment is reminded of as well.
alter table deadline_reminder drop constraint deadline_reminder_name_check;
alter table deadline_reminder add constraint deadline_reminder_name_check
  check (name in ('exportReceipt', 'debt', 'supplierPayment', 'payout', 'vatInvoice'));
