-- Comparisons of an order under other conditions, with the figures as they were computed (contract/reports/saved-what-if.ts).
create table what_if (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  order_id bigint not null,
  name text not null check (name <> ''),
  -- What each variant has otherwise than the order.
  variants jsonb not null check (jsonb_typeof(variants) = 'array'),
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  -- Of all of the order that figures depend on, to tell whether it was changed since.
  order_hash text not null,
  computed_at timestamptz not null default now(),
  -- Seen by colleagues who may see the order; changed by its owner alone.
  is_shared boolean not null default false,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create unique index what_if_name_once on what_if (company_id, member_id, order_id, lower(name)) where deleted_at is null;
create index what_if_order on what_if (company_id, order_id, id) where deleted_at is null;
call app.make_versioned('what_if');
call app.make_company_table('what_if');
