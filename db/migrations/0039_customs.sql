-- Customs declarations of orders, the papers that an order is compared with, and customs' tax bills.

create sequence declaration_number;
grant usage on sequence declaration_number to quayside_app, quayside_staff;

create table declaration (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_id bigint not null,
  number text not null default app.document_number('CD', 'declaration_number'),
  -- Customs' own: office (4), year (4), direction (1), sequence (9); empty until customs has given it.
  declaration_no text collate "C" not null default '' check (declaration_no ~ '^(\d{8}[01]\d{9})?$'),
  state int not null default 0 check (state between 0 and 28),
  is_import boolean not null,
  -- Why its goods stand apart, and the letters of their supervision conditions.
  control text not null default '' check (control in ('', 'inspection', 'licence')),
  conditions text collate "C" not null default '',
  customs_office text collate "C" not null default '' check (customs_office ~ '^(\d{4})?$'),
  trade_mode text not null default '0110'
    check (trade_mode in ('0110', '0214', '0615', '1233', '1300', '3010', '3100', '4561')),
  transport_mode text not null default '',
  bill_of_lading text not null default '',
  currency app.currency not null check (currency <> ''),
  -- RMB for one unit, and by how much the order's charges raise each price: what the taxes were computed with.
  customs_rate app.rate check (customs_rate > 0),
  factor numeric(24, 15) not null default 1,
  -- Summed up from the lines with every change of them.
  line_count int not null default 0,
  value app.money not null default 0,
  duty app.money not null default 0,
  consumption_tax app.money not null default 0,
  vat app.money not null default 0,
  declared_on date,
  accepted_on date,
  released_on date,
  closed_on date,
  reason text not null default '',
  note text not null default '',
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create unique index declaration_number_once on declaration (company_id, number);
-- Deleted (16) and withdrawn (21) ones keep their number for the record only.
create unique index declaration_no_once on declaration (declaration_no)
  where declaration_no <> '' and state not in (16, 21);
create index declaration_newest on declaration (company_id, id desc) include (state) where deleted_at is null;
create index declaration_order on declaration (company_id, order_id, id);
create index declaration_waiting on declaration (updated_at) where state in (0, 1, 2, 14, 15, 17);
call app.make_versioned('declaration');
call app.make_company_table('declaration');

create table declaration_line (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  declaration_id bigint not null,
  position int not null,
  hs_code text collate "C" not null check (hs_code ~ '^\d{10}$'),
  inspection_code text collate "C" not null default '' check (inspection_code ~ '^(\d{3})?$'),
  name text not null,
  elements text not null default '',
  origin text not null,
  unit text not null,
  qty app.quantity not null check (qty > 0),
  first_unit text not null default '',
  first_qty app.quantity check (first_qty >= 0),
  second_unit text not null default '',
  second_qty app.quantity check (second_qty >= 0),
  price app.unit_price not null check (price >= 0),
  value app.money not null check (value >= 0),
  net_weight app.weight check (net_weight >= 0),
  gross_weight app.weight check (gross_weight >= 0),
  -- In percent: the rate that applied, and whether it is the temporary one.
  duty_rate app.percentage not null check (duty_rate >= 0),
  is_temporary_rate boolean not null default false,
  vat_rate app.percentage not null check (vat_rate >= 0),
  consumption_rate app.percentage not null check (consumption_rate >= 0 and consumption_rate < 100),
  dutiable_value app.money not null,
  duty app.money not null,
  consumption_tax app.money not null,
  vat app.money not null,
  -- The lines of the order that it stands for.
  order_line_ids bigint[] not null check (cardinality(order_line_ids) > 0),
  unique (company_id, id),
  foreign key (company_id, declaration_id) references declaration (company_id, id)
);
create index declaration_line_order on declaration_line (company_id, declaration_id, position);
call app.make_company_table('declaration_line', 'select, insert, update, delete');

-- A commercial invoice or a packing list, as it was imported; a new import replaces it.
create table trade_paper (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_id bigint not null,
  kind text not null check (kind in ('invoice', 'packingList')),
  file_name text not null,
  -- Its rows as the contract's check reads them.
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create unique index trade_paper_once on trade_paper (company_id, order_id, kind);
call app.make_versioned('trade_paper');
call app.make_company_table('trade_paper');

create table tax_bill (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  declaration_id bigint not null,
  order_id bigint not null,
  -- The declaration's number with kind and sequence.
  number text collate "C" not null check (number ~ '^\d{18}-[ALYI]\d{2}$'),
  kind text not null check (kind in ('duty', 'vat', 'consumptionTax', 'antiDumping')),
  state int not null default 0 check (state between -1 and 3),
  amount app.money not null check (amount > 0),
  issued_on date not null,
  due_on date not null,
  paid_on date,
  -- What paid it, where the provider did: one voucher pays one bill.
  voucher_id bigint,
  note text not null default '',
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, declaration_id) references declaration (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, voucher_id) references cash_voucher (company_id, id),
  -- A bill that is being paid or was paid by the provider (1, 2) has its voucher, any other none.
  check ((state in (1, 2)) = (voucher_id is not null))
);
-- A cancelled one (-1) may come again.
create unique index tax_bill_number_once on tax_bill (number) where state <> -1;
create unique index tax_bill_voucher on tax_bill (company_id, voucher_id) where voucher_id is not null;
create index tax_bill_newest on tax_bill (company_id, id desc) include (state, kind, amount) where deleted_at is null;
create index tax_bill_declaration on tax_bill (company_id, declaration_id, id);
create index tax_bill_open on tax_bill (due_on) where state = 0;
call app.make_versioned('tax_bill');
call app.make_company_table('tax_bill');
