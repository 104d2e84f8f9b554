-- The customs tariff, shared by all customers. Shipped as a sample, replaced by the provider's import.

create table hs_section (
  number int primary key check (number between 1 and 21),
  names jsonb not null
);

create table hs_code (
  -- Chapter, heading, subheading, tariff line and the ten digits that are declared. Collated by byte, so that
  -- everything below a node is one range of the index.
  code text collate "C" primary key check (code ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6}|[0-9]{8}|[0-9]{10})$'),
  parent text collate "C" references hs_code,
  level int not null check (level = length(code)),
  section int references hs_section,
  names jsonb not null,
  -- Dictionary 1003.
  first_unit text,
  second_unit text,
  -- Percentages. Empty where the tariff has none, as for a temporary rate.
  mfn_rate app.percentage check (mfn_rate >= 0),
  general_rate app.percentage check (general_rate >= 0),
  temporary_rate app.percentage check (temporary_rate >= 0),
  vat_rate app.percentage check (vat_rate between 0 and 100),
  refund_rate app.percentage check (refund_rate between 0 and 100),
  -- The tax is included in the price, so it must be below 100 %.
  consumption_rate app.percentage check (consumption_rate >= 0 and consumption_rate < 100),
  -- Letters of dictionaries 1009 and 1010, case-sensitive.
  supervision text not null default '',
  inspection text not null default '',
  -- 申报要素, declared in Chinese.
  elements text[] not null default '{}',
  -- names, pinyin and initials: searched by keyword
  search text not null default '',
  is_sample boolean not null default false,
  source_date date not null,
  check (level < 10 or (first_unit is not null and mfn_rate is not null and vat_rate is not null))
);
create index hs_code_parent on hs_code (parent, code);
create index hs_code_search on hs_code using gin (search gin_trgm_ops) where level = 10;

grant select on hs_section, hs_code to quayside_app;
grant select, insert, update, delete on hs_section, hs_code to quayside_staff;

-- Importing thousands of rows exceeds the time limit of a request: a job imports them and reports its progress here.
create table tariff_import (
  id bigint generated always as identity primary key,
  staff_id bigint references staff,
  file_name text not null,
  source_date date not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  read_count int not null default 0,
  accepted_count int not null default 0,
  rejected_count int not null default 0,
  replaced_sample int not null default 0,
  -- The first rejected rows as they are in the file, each with its errors.
  rejected jsonb not null default '[]',
  failure text,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update on tariff_import to quayside_staff;
