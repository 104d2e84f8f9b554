-- Freight: enquiries, their quotations with counter-offers, forwarder orders and their milestones. Charges are kept with
-- the quotation they belong to, in the shape of contract/forwarding/freight-charge.ts.

create sequence freight_enquiry_number;
create sequence freight_quotation_number;
create sequence freight_order_number;
grant usage on sequence freight_enquiry_number, freight_quotation_number, freight_order_number
  to quayside_app, quayside_staff;

-- What is to be carried: the columns that enquiries and orders share. Never holds a row.
create table app.shipment (
  direction int check (direction in (0, 1)),
  mode int check (mode between 0 and 4),
  origin_port text not null default '',
  destination_port text not null default '',
  goods_name text not null default '',
  goods_category int not null default -1 check (goods_category between -1 and 3),
  goods_value app.money check (goods_value >= 0),
  currency app.currency not null default '',
  quantity app.quantity check (quantity >= 0),
  volume app.volume check (volume >= 0),
  gross_weight app.weight check (gross_weight >= 0),
  container_type text not null default '',
  container_count int check (container_count > 0),
  ready_on date,
  depart_by date,
  arrive_by date,
  incoterm text not null default '',
  is_insured boolean not null default false,
  order_id bigint,
  product_id bigint,
  remarks text not null default '',
  -- Length, width and height in millimetres, and pieces.
  sizes jsonb not null default '[]' check (jsonb_typeof(sizes) = 'array')
);

create table freight_enquiry (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('FQ', 'freight_enquiry_number'),
  state int not null default 0 check (state between -1 and 4),
  like app.shipment including defaults including constraints,
  reason text not null default '',
  submitted_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create unique index freight_enquiry_number_once on freight_enquiry (company_id, number);
create index freight_enquiry_newest on freight_enquiry (company_id, id desc) include (state, direction, mode)
  where deleted_at is null;
create index freight_enquiry_waiting on freight_enquiry (submitted_at) where state in (1, 3);
call app.make_versioned('freight_enquiry');
call app.make_company_table('freight_enquiry');

create table freight_quotation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('QT', 'freight_quotation_number'),
  enquiry_id bigint not null,
  state int not null default 0 check (state between 0 and 4),
  carrier text not null check (carrier <> ''),
  via_port text not null default '',
  transit_days int not null check (transit_days >= 0),
  departs_on date,
  free_days int check (free_days >= 0),
  valid_until date not null,
  charges jsonb not null default '[]' check (jsonb_typeof(charges) = 'array'),
  remarks text not null default '',
  reason text not null default '',
  -- The company was reminded that it ends.
  reminded_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, enquiry_id) references freight_enquiry (company_id, id)
);
create unique index freight_quotation_number_once on freight_quotation (company_id, number);
-- One of an enquiry is confirmed, whatever meets.
create unique index freight_quotation_confirmed on freight_quotation (company_id, enquiry_id) where state = 1;
create index freight_quotation_enquiry on freight_quotation (company_id, enquiry_id, id);
create index freight_quotation_newest on freight_quotation (company_id, id desc) include (state, enquiry_id)
  where deleted_at is null;
create index freight_quotation_ending on freight_quotation (valid_until) where state = 0;
call app.make_versioned('freight_quotation');
call app.make_company_table('freight_quotation');

create table freight_counter_offer (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  quotation_id bigint not null,
  charge_kind text not null check (charge_kind <> ''),
  -- Absent where the customer asks for a charge that is not quoted.
  price app.unit_price check (price >= 0),
  currency app.currency not null default '',
  note text not null default '',
  state int not null default 0 check (state between 0 and 3),
  answer text not null default '',
  made_by text not null default '',
  answered_by text not null default '',
  answered_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, quotation_id) references freight_quotation (company_id, id)
);
create index freight_counter_offer_quotation on freight_counter_offer (company_id, quotation_id, id);
create unique index freight_counter_offer_open on freight_counter_offer (company_id, quotation_id) where state = 0;
call app.make_versioned('freight_counter_offer');
call app.make_company_table('freight_counter_offer');

create table freight_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('FF', 'freight_order_number'),
  state int not null default 0 check (state between -1 and 8),
  -- Absent for an order that was placed directly.
  enquiry_id bigint,
  quotation_id bigint,
  carrier text not null default '',
  like app.shipment including defaults including constraints,
  charges jsonb not null default '[]' check (jsonb_typeof(charges) = 'array'),
  vessel text not null default '',
  voyage text not null default '',
  container_numbers text[] not null default '{}',
  waybill_number text not null default '',
  material text not null default '',
  reason text not null default '',
  submitted_at timestamptz,
  completed_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, enquiry_id) references freight_enquiry (company_id, id),
  foreign key (company_id, quotation_id) references freight_quotation (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create unique index freight_order_number_once on freight_order (company_id, number);
create unique index freight_order_enquiry_once on freight_order (company_id, enquiry_id);
create index freight_order_newest on freight_order (company_id, id desc) include (state, direction, mode)
  where deleted_at is null;
create index freight_order_waiting on freight_order (updated_at) where state in (1, 3, 4, 5, 7);
call app.make_versioned('freight_order');
call app.make_company_table('freight_order');

create table freight_milestone (
  company_id bigint not null,
  order_id bigint not null,
  kind text not null,
  planned_at timestamptz,
  actual_at timestamptz,
  note text not null default '',
  updated_at timestamptz not null default now(),
  primary key (company_id, order_id, kind),
  foreign key (company_id, order_id) references freight_order (company_id, id)
);
call app.make_company_table('freight_milestone');
