-- Stock: lots, append-only movements, reservations; inbound and outbound orders, pickups, differences, stocktakings,
-- tariffs. A lot's quantities are written by its movements alone, so that on hand is always their sum.

create extension if not exists btree_gist;

create sequence inbound_number;
create sequence outbound_number;
create sequence goods_pickup_number;
create sequence stock_lot_number;
create sequence stocktaking_number;
grant usage on sequence inbound_number, outbound_number, goods_pickup_number, stock_lot_number, stocktaking_number
  to quayside_app, quayside_staff;

-- The provider's own: places, tariffs, where a warehouse stands and its rules ------------------------------------

alter table warehouse
  add latitude numeric(9, 6) check (latitude between -90 and 90),
  add longitude numeric(9, 6) check (longitude between -180 and 180),
  -- By language.
  add rules jsonb not null default '{}';

create table storage_location (
  id bigint generated always as identity primary key,
  warehouse_id bigint not null references warehouse,
  code text collate "C" not null check (code ~ '^[0-9A-Z-]{1,20}$'),
  note text not null default '',
  is_hidden boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (warehouse_id, id)
);
create unique index storage_location_code on storage_location (warehouse_id, code);
call app.make_versioned('storage_location');
grant select on storage_location to quayside_app;
grant select, insert, update on storage_location to quayside_staff;

create table storage_tariff (
  id bigint generated always as identity primary key,
  warehouse_id bigint not null references warehouse,
  valid_from date not null,
  free_days int not null check (free_days >= 0),
  unit int not null check (unit in (0, 1, 2, 3)),
  -- For a day and unit.
  rate app.rate not null check (rate >= 0),
  currency app.currency not null check (currency <> ''),
  created_at timestamptz not null default now()
);
create unique index storage_tariff_day on storage_tariff (warehouse_id, valid_from);
grant select on storage_tariff to quayside_app;
grant select, insert on storage_tariff to quayside_staff;
call app.make_append_only('storage_tariff');

-- Inbound --------------------------------------------------------------------------------------------------

create table inbound_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('WI', 'inbound_number'),
  state int not null default 0 check (state between -1 and 8),
  supplier_id bigint,
  ordered_on date,
  arrival_mode int check (arrival_mode in (0, 1, 2)),
  warehouse_id bigint references warehouse,
  pickup_address text not null default '',
  pickup_time text not null default '',
  contact text not null default '',
  phone text not null default '',
  storage_mode int check (storage_mode in (0, 1, 2)),
  storage_type int check (storage_type in (0, 1)),
  storage_order_type int check (storage_order_type in (0, 1, 2)),
  express_provider text not null default '',
  express_number text not null default '',
  vehicle text not null default '',
  driver text not null default '',
  driver_phone text not null default '',
  remarks text not null default '',
  reason text not null default '',
  line_count int not null default 0,
  qty app.quantity not null default 0,
  packages int not null default 0,
  gross_weight app.weight not null default 0,
  submitted_at timestamptz,
  stored_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
create unique index inbound_order_number_once on inbound_order (company_id, number);
create index inbound_order_newest on inbound_order (company_id, id desc) include (state, warehouse_id) where deleted_at is null;
create index inbound_order_waiting on inbound_order (submitted_at) where state in (1, 3, 4, 5, 6);
call app.make_versioned('inbound_order');
call app.make_company_table('inbound_order');

create table inbound_line (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  inbound_id bigint not null,
  position int not null,
  key text not null,
  product_id bigint,
  -- The line of an order that it was taken from.
  order_line_id bigint,
  model text not null default '',
  name text not null default '',
  brand text not null default '',
  origin text not null default '',
  unit text not null default '',
  qty app.quantity check (qty >= 0),
  pallet_number text not null default '',
  pallet_type int check (pallet_type between 0 and 4),
  pallets int check (pallets >= 0),
  lot_number text not null default '',
  batch_number text not null default '',
  date_code text not null default '',
  packages int check (packages >= 0),
  net_weight app.weight check (net_weight >= 0),
  gross_weight app.weight check (gross_weight >= 0),
  volume app.volume check (volume >= 0),
  minimum_pack_quantity app.quantity check (minimum_pack_quantity >= 0),
  remark text not null default '',
  raw_cells jsonb not null default '{}',
  -- Absent before the goods were counted.
  received_qty app.quantity check (received_qty >= 0),
  unique (company_id, id),
  unique (company_id, inbound_id, key),
  foreign key (company_id, inbound_id) references inbound_order (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create index inbound_line_order on inbound_line (company_id, inbound_id, position);
call app.make_company_table('inbound_line', 'select, insert, update, delete');

-- Goods that the provider fetches from a supplier.
create table goods_pickup (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('PU', 'goods_pickup_number'),
  inbound_id bigint not null,
  state int not null default 0 check (state between 0 and 8),
  -- Where the last anomaly came up; a handled one goes on from there.
  anomaly_at text not null default '' check (anomaly_at in ('', 'pickup', 'inspection')),
  reason text not null default '',
  submitted_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, inbound_id) references inbound_order (company_id, id)
);
create unique index goods_pickup_number_once on goods_pickup (company_id, number);
-- One that lives, for each inbound order; a cancelled one (2) stays as its past.
create unique index goods_pickup_live on goods_pickup (company_id, inbound_id) where state <> 2;
create index goods_pickup_newest on goods_pickup (company_id, id desc) include (state);
create index goods_pickup_waiting on goods_pickup (submitted_at) where state in (1, 4, 7, 8);
call app.make_versioned('goods_pickup');
call app.make_company_table('goods_pickup');

create table stock_difference (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  inbound_id bigint not null,
  line_id bigint not null,
  kind int not null check (kind in (0, 1, 2, 3)),
  qty app.quantity not null check (qty > 0),
  state int not null default 0 check (state in (0, 1, 2, 3)),
  reason text not null check (reason <> ''),
  answer text not null default '',
  -- Of a dispute.
  consultation_id bigint,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, inbound_id) references inbound_order (company_id, id),
  foreign key (company_id, line_id) references inbound_line (company_id, id),
  foreign key (company_id, consultation_id) references consultation (company_id, id)
);
create index stock_difference_inbound on stock_difference (company_id, inbound_id, id);
create index stock_difference_waiting on stock_difference (updated_at) where state = 2;
call app.make_versioned('stock_difference');
call app.make_company_table('stock_difference');

-- Outbound -------------------------------------------------------------------------------------------------

create table outbound_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('WO', 'outbound_number'),
  state int not null default -1 check (state between -1 and 3),
  strategy int check (strategy in (0, 1, 2, 3)),
  outbound_type int check (outbound_type in (0, 1, 2, 3)),
  outbound_on date,
  delivery_type int check (delivery_type in (0, 1, 2, 3, 5)),
  warehouse_id bigint references warehouse,
  -- As an order's delivery, without the identity numbers.
  delivery jsonb not null default '{}',
  pickup_id_sealed text not null default '',
  consignee_id_sealed text not null default '',
  sign_state int not null default 0 check (sign_state in (0, 1)),
  shipping_inspection int not null default -1 check (shipping_inspection in (-1, 0, 1)),
  is_inspection_asked boolean not null default false,
  remarks text not null default '',
  reason text not null default '',
  line_count int not null default 0,
  qty app.quantity not null default 0,
  shipped_qty app.quantity not null default 0,
  submitted_at timestamptz,
  shipped_at timestamptz,
  like app.record including defaults,
  unique (company_id, id)
);
create unique index outbound_order_number_once on outbound_order (company_id, number);
create index outbound_order_newest on outbound_order (company_id, id desc) include (state, warehouse_id) where deleted_at is null;
create index outbound_order_waiting on outbound_order (submitted_at) where state in (0, 1, 2);
call app.make_versioned('outbound_order');
call app.make_company_table('outbound_order');

create table outbound_line (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  outbound_id bigint not null,
  position int not null,
  key text not null,
  -- Picked by hand.
  lot_id bigint,
  model text not null default '',
  brand text not null default '',
  qty app.quantity check (qty >= 0),
  lot_numbers text[] not null default '{}',
  pack_qty app.quantity check (pack_qty >= 0),
  remark text not null default '',
  shipped_qty app.quantity not null default 0 check (shipped_qty between 0 and qty),
  unique (company_id, id),
  unique (company_id, outbound_id, key),
  foreign key (company_id, outbound_id) references outbound_order (company_id, id)
);
create index outbound_line_order on outbound_line (company_id, outbound_id, position);
call app.make_company_table('outbound_line', 'select, insert, update, delete');

-- Lots -----------------------------------------------------------------------------------------------------

create table stock_lot (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- What its label says.
  number text not null default app.document_number('L', 'stock_lot_number'),
  warehouse_id bigint not null references warehouse,
  location_id bigint,
  -- As the warehouse is; stock is listed by it.
  place int not null check (place in (1, 2)),
  -- The order that the goods came for; free lots have none.
  order_id bigint,
  order_line_id bigint,
  inbound_id bigint,
  inbound_line_id bigint,
  -- The lot that this one was split from.
  split_from_id bigint,
  supplier_id bigint,
  model text not null,
  name text not null default '',
  brand text not null default '',
  origin text not null default '',
  unit text not null default '',
  lot_number text not null default '',
  batch_number text not null default '',
  date_code text not null default '',
  -- Texts and a number whose plain order is the strategy's; contract/warehouse/natural-order.ts and date-code.ts.
  lot_key text collate "C" not null default '',
  batch_key text collate "C" not null default '',
  date_code_key int,
  pallet_number text not null default '',
  pallet_type int check (pallet_type between 0 and 4),
  initial_qty app.quantity not null check (initial_qty > 0),
  pallets int not null default 0 check (pallets >= 0),
  packages int not null default 0 check (packages >= 0),
  net_weight app.weight not null default 0 check (net_weight >= 0),
  gross_weight app.weight not null default 0 check (gross_weight >= 0),
  volume app.volume not null default 0 check (volume >= 0),
  minimum_pack_quantity app.quantity not null default 0 check (minimum_pack_quantity >= 0),
  on_hand app.quantity not null default 0 check (on_hand >= 0),
  reserved app.quantity not null default 0 check (reserved >= 0),
  blocked app.quantity not null default 0 check (blocked >= 0),
  available app.quantity generated always as (on_hand - reserved - blocked) stored check (available >= 0),
  stored_at timestamptz not null default now(),
  stored_on date not null default (now() at time zone 'Asia/Shanghai')::date,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (warehouse_id, location_id) references storage_location (warehouse_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, inbound_id) references inbound_order (company_id, id),
  foreign key (company_id, inbound_line_id) references inbound_line (company_id, id),
  foreign key (company_id, split_from_id) references stock_lot (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
create unique index stock_lot_number_once on stock_lot (company_id, number);
create index stock_lot_newest on stock_lot (company_id, id desc)
  include (place, warehouse_id, order_id, on_hand, available) where on_hand > 0;
create index stock_lot_model on stock_lot (company_id, warehouse_id, lower(model)) where available > 0 and order_id is null;
create index stock_lot_order on stock_lot (company_id, order_id) where order_id is not null;
create index stock_lot_lot_number on stock_lot (company_id, lot_number) where lot_number <> '';
create index stock_lot_inbound on stock_lot (company_id, inbound_id) where inbound_id is not null;
create index stock_lot_location on stock_lot (location_id) where on_hand > 0;
create index stock_lot_stored on stock_lot (company_id, stored_on);
call app.make_versioned('stock_lot');
call app.make_company_table('stock_lot', 'select, insert');
revoke insert on stock_lot from quayside_app;
-- Quantities change by movements; what else may change is named here.
grant update (warehouse_id, location_id, place, order_id, order_line_id) on stock_lot to quayside_staff;
-- The customers' role locks the lots that it reserves.
grant update (updated_at) on stock_lot to quayside_app;

create table stock_movement (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  lot_id bigint not null,
  kind text not null check (kind in ('in', 'out', 'move', 'split', 'adjust', 'reserve', 'release', 'block', 'unblock')),
  -- Changes.
  on_hand app.quantity not null default 0,
  reserved app.quantity not null default 0,
  blocked app.quantity not null default 0,
  document text not null check (document in ('warehouseIn', 'outbound', 'order', 'stocktaking', 'stockDifference', 'provider')),
  document_id bigint,
  document_no text not null default '',
  from_location text not null default '',
  to_location text not null default '',
  reason text not null default '',
  actor text not null check (actor in ('customer', 'provider', 'system')),
  actor_id bigint,
  actor_name text not null default '',
  at timestamptz not null default now(),
  -- In Shanghai.
  day date not null default (now() at time zone 'Asia/Shanghai')::date,
  foreign key (company_id, lot_id) references stock_lot (company_id, id)
);
create index stock_movement_lot on stock_movement (company_id, lot_id, id);
create index stock_movement_day on stock_movement (company_id, day, id) include (lot_id, kind, on_hand) where on_hand <> 0;
create index stock_movement_newest on stock_movement (company_id, id desc);
create index stock_movement_document on stock_movement (company_id, document, document_id);
call app.make_company_table('stock_movement', 'select, insert');
call app.make_append_only('stock_movement');

-- The lots of a statement's movements are locked by its caller, in the order of their ids. Runs as the owner, because
-- neither role may write quantities itself.
create function app.apply_movements() returns trigger language plpgsql security definer set search_path = public, app as $$
begin
  update stock_lot l set on_hand = l.on_hand + m.on_hand, reserved = l.reserved + m.reserved, blocked = l.blocked + m.blocked
  from (
    select company_id, lot_id, sum(on_hand) as on_hand, sum(reserved) as reserved, sum(blocked) as blocked
    from added group by company_id, lot_id
  ) m
  where l.company_id = m.company_id and l.id = m.lot_id;
  return null;
end $$;
create trigger apply_movements after insert on stock_movement referencing new table as added
  for each statement execute function app.apply_movements();

-- What of a lot is kept for an outbound order's line or for an order.
create table stock_reservation (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  lot_id bigint not null,
  outbound_id bigint,
  outbound_line_id bigint,
  order_id bigint,
  order_line_id bigint,
  qty app.quantity not null check (qty > 0),
  -- Has left; the rest is reserved until the end.
  taken app.quantity not null default 0 check (taken between 0 and qty),
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  check ((outbound_id is null) <> (order_id is null)),
  -- A draft that was cancelled may be changed: its past reservations lose their line.
  check (ended_at is not null or (outbound_id is null) = (outbound_line_id is null)),
  foreign key (company_id, lot_id) references stock_lot (company_id, id),
  foreign key (company_id, outbound_id) references outbound_order (company_id, id),
  foreign key (company_id, outbound_line_id) references outbound_line (company_id, id) on delete set null (outbound_line_id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create index stock_reservation_lot on stock_reservation (company_id, lot_id) where ended_at is null;
create index stock_reservation_outbound on stock_reservation (company_id, outbound_id) where outbound_id is not null;
create index stock_reservation_order on stock_reservation (company_id, order_id) where order_id is not null;
call app.make_company_table('stock_reservation');

-- Stocktakings and storage fees ------------------------------------------------------------------------------

create table stocktaking (
  id bigint generated always as identity primary key,
  number text not null default app.document_number('ST', 'stocktaking_number') unique,
  warehouse_id bigint not null references warehouse,
  note text not null,
  actor_name text not null,
  created_at timestamptz not null default now()
);
create index stocktaking_newest on stocktaking (warehouse_id, id desc);
grant select, insert on stocktaking to quayside_staff;

create table stocktaking_count (
  company_id bigint not null,
  stocktaking_id bigint not null references stocktaking,
  lot_id bigint not null,
  expected app.quantity not null check (expected >= 0),
  counted app.quantity not null check (counted >= 0),
  primary key (stocktaking_id, lot_id),
  foreign key (company_id, lot_id) references stock_lot (company_id, id)
);
call app.make_company_table('stocktaking_count', 'select, insert');
revoke insert on stocktaking_count from quayside_app;

-- Days of storage that were charged. The database refuses a second charge of a day.
create table storage_charge (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  lot_id bigint not null,
  warehouse_id bigint not null references warehouse,
  first_on date not null,
  last_on date not null,
  unit int not null check (unit in (0, 1, 2, 3)),
  -- Units × days.
  quantity app.quantity not null check (quantity > 0),
  rate app.rate not null,
  currency app.currency not null check (currency <> ''),
  fee_id bigint not null,
  created_at timestamptz not null default now(),
  foreign key (company_id, lot_id) references stock_lot (company_id, id),
  foreign key (company_id, fee_id) references fee (company_id, id),
  constraint storage_charge_once exclude using gist (lot_id with =, daterange(first_on, last_on, '[]') with &&)
);
create index storage_charge_lot on storage_charge (company_id, lot_id);
create index storage_charge_fee on storage_charge (company_id, fee_id);
call app.make_company_table('storage_charge', 'select, insert');
revoke insert on storage_charge from quayside_app;
call app.make_append_only('storage_charge');

-- Lots as text give way to reservations of lots.
drop index order_line_lot;
alter table trade_order drop column bound_lots;
