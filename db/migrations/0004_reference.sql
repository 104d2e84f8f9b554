-- Shared by all customers: dictionaries, regions, rates, bulletins, settings. No company's data.

create table dict (
  type int primary key,
  code text not null unique,
  names jsonb not null,
  -- Where its codes come from, in three languages.
  source jsonb not null,
  source_date date not null,
  updated_at timestamptz not null default now()
);
create table dict_entry (
  type int not null references dict,
  value text not null,
  names jsonb not null,
  -- initials and full pinyin of the Chinese name, for pickers
  search text not null default '',
  group_name text,
  attributes jsonb not null default '{}',
  is_hidden boolean not null default false,
  sort int not null default 0,
  primary key (type, value)
);

create table region (
  code text primary key,
  parent text references region,
  level int not null check (level between 1 and 3),
  names jsonb not null
);
create index region_parent on region (parent);

-- One unit of the foreign currency in RMB. §2: three sources.
create table rate (
  source text not null check (source in ('safe', 'boc', 'customs')),
  currency app.currency not null,
  day date not null,
  middle app.rate check (middle > 0),
  buying app.rate check (buying > 0),
  cash_buying app.rate check (cash_buying > 0),
  selling app.rate check (selling > 0),
  published_at timestamptz not null default now(),
  primary key (source, currency, day)
);

create table bulletin (
  id bigint generated always as identity primary key,
  texts jsonb not null,
  is_pinned boolean not null default false,
  published_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
create index bulletin_newest on bulletin (is_pinned desc, published_at desc, id desc) where withdrawn_at is null;
call app.make_versioned('bulletin');

create table system_config (
  key text primary key,
  value jsonb not null,
  is_public boolean not null default false,
  version int not null default 1,
  updated_at timestamptz not null default now()
);
call app.make_versioned('system_config');

grant select on dict, dict_entry, region, rate, bulletin, system_config to quayside_app;
grant select, insert, update, delete on dict, dict_entry, region, rate, bulletin, system_config to quayside_staff;
