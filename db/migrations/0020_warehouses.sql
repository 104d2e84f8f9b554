-- The provider's warehouses, where goods are brought to and fetched from.
create table warehouse (
  id bigint generated always as identity primary key,
  code text collate "C" not null unique check (code ~ '^[0-9A-Z-]{1,20}$'),
  -- The two places that stock is listed by.
  place int not null check (place in (1, 2)),
  -- By language.
  names jsonb not null,
  addresses jsonb not null,
  hours jsonb not null,
  contact text not null,
  phone text not null,
  is_hidden boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.make_versioned('warehouse');
grant select on warehouse to quayside_app;
grant select, insert, update on warehouse to quayside_staff;

-- Beside the name that was chosen, as it read then.
alter table trade_order add column receiving_warehouse_id bigint references warehouse;
alter table trade_order add column delivery_warehouse_id bigint references warehouse;
