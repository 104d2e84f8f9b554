-- What a customer asks to change in an order that is past its audit, and what the provider decides.
create table order_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_id bigint not null,
  state int not null default 0 check (state in (0, 1, 2, 3, 4, 5)),
  -- Old and new of each field: contract/orders/order-change.ts.
  items jsonb not null default '[]' check (jsonb_typeof(items) = 'array'),
  -- What is to change that is no field of the order, in words.
  request text not null default '',
  -- Why the customer asks.
  reason text not null,
  -- Why the provider refused.
  answer text not null default '',
  requested_by text not null,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, order_id) references trade_order (company_id, id)
);
create unique index order_change_one_open on order_change (company_id, order_id) where state = 0;
create index order_change_order on order_change (company_id, order_id, id desc);
create index order_change_waiting on order_change (created_at) where state in (0, 1);
call app.make_versioned('order_change');
call app.make_company_table('order_change');

-- All, some or nothing of an order's goods, as contract/orders/order.codes.ts numbers the receiving and shipping states.
create function app.share_of(is_all boolean, is_some boolean) returns int language sql immutable as $$
  select case when is_all then 2 when is_some then 1 else 0 end
$$;
