-- A tariff of thousands of rows takes longer than a request may: it is taken in the background, and told here.
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
  -- The first rows that were not taken, as they stand in the file, each with its sentences.
  rejected jsonb not null default '[]',
  failure text,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
grant select, insert, update on tariff_import to quayside_staff;
