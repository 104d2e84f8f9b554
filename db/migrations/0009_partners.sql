-- Suppliers with their accounts and addresses, and customers.

create sequence supplier_number;
grant usage on sequence supplier_number to quayside_app, quayside_staff;

create table supplier (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('SP', 'supplier_number'),
  name text not null check (name <> ''),
  english_name text not null default '',
  abbreviation text not null default '',
  is_overseas boolean not null,
  source int not null default 1 check (source in (0, 1)),
  contact text not null default '',
  phone text not null default '',
  address text not null default '',
  status int not null default 1 check (status in (1, 2, 3, 4)),
  -- names, their pinyin and initials: searched by keyword, besides the number
  search text not null,
  like app.record including defaults,
  -- Foreign keys include the company: their checks bypass row-level security and must not reference another company's rows.
  unique (company_id, id)
);
create unique index supplier_number_once on supplier (company_id, number);
create unique index supplier_name_once on supplier (company_id, lower(name)) where deleted_at is null;
create index supplier_newest on supplier (company_id, id desc) include (status, is_overseas, source)
  where deleted_at is null;
create index supplier_waiting on supplier (updated_at) where status in (3, 4) and deleted_at is null;
call app.make_versioned('supplier');
call app.make_company_table('supplier');

create table supplier_account (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  supplier_id bigint not null,
  account_name text not null,
  -- Sealed; equal numbers are found by their fingerprint.
  account_number_sealed text not null,
  account_number_fingerprint text not null,
  bank_name text not null,
  bank_address text not null default '',
  bank_country text not null check (bank_country ~ '^[A-Z]{2}$'),
  swift_code text not null default '',
  currency app.currency not null,
  is_default boolean not null default false,
  search text not null,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
create unique index supplier_account_one_default on supplier_account (company_id, supplier_id, currency)
  where is_default and deleted_at is null;
create unique index supplier_account_number_once
  on supplier_account (company_id, supplier_id, currency, account_number_fingerprint) where deleted_at is null;
create index supplier_account_newest on supplier_account (company_id, id desc) include (supplier_id, currency, is_default)
  where deleted_at is null;
call app.make_versioned('supplier_account');
call app.make_company_table('supplier_account');

create table supplier_address (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  supplier_id bigint not null,
  type int not null check (type in (0, 1, 2)),
  -- A code of `region`, or an ISO country code of dictionary 1001 for an address abroad.
  region_code text not null,
  detail text not null,
  contact text not null,
  phone text not null,
  is_default boolean not null default false,
  search text not null,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
create unique index supplier_address_one_default on supplier_address (company_id, supplier_id, type)
  where is_default and deleted_at is null;
create index supplier_address_newest on supplier_address (company_id, id desc) include (supplier_id, type, is_default)
  where deleted_at is null;
call app.make_versioned('supplier_address');
call app.make_company_table('supplier_address');

create sequence customer_number;
grant usage on sequence customer_number to quayside_app, quayside_staff;

create table customer (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('CU', 'customer_number'),
  type int not null check (type in (1, 2)),
  chinese_name text not null default '',
  english_name text not null default '',
  level int not null check (level in (1, 2, 3)),
  registered_address text not null default '',
  phone text not null default '',
  fax text not null default '',
  business_address text not null default '',
  source int not null default 1 check (source in (0, 1)),
  -- names, their pinyin and initials: searched by keyword, besides the number
  search text not null,
  like app.record including defaults,
  unique (company_id, id),
  check (chinese_name <> '' or english_name <> '')
);
create unique index customer_number_once on customer (company_id, number);
create unique index customer_chinese_name_once on customer (company_id, lower(chinese_name))
  where deleted_at is null and chinese_name <> '';
create unique index customer_english_name_once on customer (company_id, lower(english_name))
  where deleted_at is null and english_name <> '';
create index customer_newest on customer (company_id, id desc) include (type, level, source)
  where deleted_at is null;
call app.make_versioned('customer');
call app.make_company_table('customer');
