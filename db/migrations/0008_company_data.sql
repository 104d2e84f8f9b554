-- A company's own bank accounts, contacts and addresses, and proposed changes to its certified data.

create table bank_account (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
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
  unique (company_id, id)
);
create unique index bank_account_one_default on bank_account (company_id, currency)
  where is_default and deleted_at is null;
create unique index bank_account_number_once on bank_account (company_id, currency, account_number_fingerprint)
  where deleted_at is null;
create index bank_account_newest on bank_account (company_id, id desc) include (currency, is_default)
  where deleted_at is null;
call app.make_versioned('bank_account');
call app.make_company_table('bank_account');

create table contact (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  type int not null check (type in (0, 1, 2)),
  name text not null check (name <> ''),
  mobile text not null default '',
  landline text not null default '',
  email text not null default '',
  qq text not null default '',
  id_card_sealed text,
  id_card_fingerprint text,
  is_default boolean not null default false,
  -- the name, its pinyin and initials, and the searchable numbers and addresses
  search text not null,
  like app.record including defaults,
  unique (company_id, id),
  check ((id_card_sealed is null) = (id_card_fingerprint is null))
);
create unique index contact_one_default on contact (company_id, type) where is_default and deleted_at is null;
create index contact_newest on contact (company_id, id desc) include (type, is_default) where deleted_at is null;
call app.make_versioned('contact');
call app.make_company_table('contact');

create table address (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  type int not null check (type in (0, 1, 2)),
  region_code text not null references region,
  detail text not null,
  contact text not null,
  phone text not null,
  is_default boolean not null default false,
  search text not null,
  like app.record including defaults,
  unique (company_id, id)
);
create unique index address_one_default on address (company_id, type) where is_default and deleted_at is null;
create index address_newest on address (company_id, id desc) include (type, is_default) where deleted_at is null;
call app.make_versioned('address');
call app.make_company_table('address');

-- Proposed changes to fields that certification verified, until the provider decides.
create table company_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  state int not null default 0 check (state in (0, 1, 2, 3)),
  -- Old and new by field name, only those that change; the legal person's ID number is sealed in both.
  before jsonb not null,
  after jsonb not null,
  -- The files themselves are attachments of this record.
  has_new_licence boolean not null,
  reason text,
  proposed_by text not null,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index company_change_one_pending on company_change (company_id) where state = 0;
create index company_change_newest on company_change (company_id, id desc) include (state);
create index company_change_waiting on company_change (created_at) where state = 0;
call app.make_versioned('company_change');
call app.make_company_table('company_change');
