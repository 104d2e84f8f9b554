-- Value-added services and transports: what is asked for, and the fee at which the provider accepts it.

create sequence service_order_number;
grant usage on sequence service_order_number to quayside_app, quayside_staff;

create table service_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('SV', 'service_order_number'),
  state int not null default 0 check (state in (-1, 0, 1, 2, 3, 7, 8, 17)),
  model_type int not null check (model_type in (7, 9)),
  kind text not null default '',
  order_id bigint,
  goods_name text not null default '',
  quantity app.quantity check (quantity >= 0),
  from_place text not null default '',
  place text not null default '',
  wanted_at text not null default '',
  remarks text not null default '',
  currency app.currency not null default '',
  fee_quantity app.quantity check (fee_quantity > 0),
  fee_unit text not null default '',
  unit_price app.unit_price check (unit_price >= 0),
  amount app.money generated always as (round(fee_quantity * unit_price, 2)) stored,
  reason text not null default '',
  submitted_at timestamptz,
  completed_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create unique index service_order_number_once on service_order (company_id, number);
create index service_order_newest on service_order (company_id, id desc) include (state, model_type, kind)
  where deleted_at is null;
create index service_order_order on service_order (company_id, order_id) where order_id is not null;
create index service_order_waiting on service_order (updated_at) where state in (1, 3, 7, 17);
call app.make_versioned('service_order');
call app.make_company_table('service_order');
