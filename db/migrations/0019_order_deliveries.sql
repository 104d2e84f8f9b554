-- An order that was split, its deliveries in parts, and where its goods are.
alter table trade_order add column split_from_id bigint;
alter table trade_order add foreign key (company_id, split_from_id) references trade_order (company_id, id);
create index trade_order_split_from on trade_order (company_id, split_from_id) where split_from_id is not null;

create table order_delivery (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_id bigint not null,
  -- 1, 2, 3 … in its order.
  number int not null,
  shipped_on date not null,
  express_provider text not null default '',
  express_number text not null default '',
  vehicle text not null default '',
  driver text not null default '',
  driver_phone text not null default '',
  note text not null default '',
  sign_state int not null default 0 check (sign_state in (0, 1)),
  signed_by text not null default '',
  signed_at timestamptz,
  -- Photos of the signed receipt; the files are attached to the order.
  proof_file_ids bigint[] not null default '{}',
  created_at timestamptz not null default now(),
  unique (company_id, order_id, number),
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
call app.make_company_table('order_delivery');

create table order_delivery_line (
  company_id bigint not null,
  delivery_id bigint not null,
  line_id bigint not null references order_line,
  qty app.quantity not null check (qty > 0),
  primary key (delivery_id, line_id),
  foreign key (company_id, delivery_id) references order_delivery (company_id, id)
);
create index order_delivery_line_line on order_delivery_line (line_id);
call app.make_company_table('order_delivery_line');

-- Stops as the provider enters them or its ERP sends them.
create table order_tracking (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_id bigint not null,
  delivery_id bigint,
  kind int not null check (kind in (0, 1, 2, 3, 4, 5, 6, 7)),
  at timestamptz not null,
  place text not null default '',
  note text not null default '',
  -- The ERP's own number of the event, so that one sent twice is one.
  reference text,
  created_at timestamptz not null default now(),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, delivery_id) references order_delivery (company_id, id)
);
create index order_tracking_order on order_tracking (company_id, order_id, at);
create unique index order_tracking_reference on order_tracking (company_id, order_id, reference) where reference is not null;
call app.make_company_table('order_tracking');
