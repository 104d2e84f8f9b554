-- A product as one supplier sells it, with what was last paid.
create table supplier_goods (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  supplier_id bigint not null,
  product_id bigint not null,
  last_price numeric(18, 6) not null check (last_price > 0),
  currency text not null,
  priced_on date not null,
  order_number text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, supplier_id) references supplier (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create unique index supplier_goods_once on supplier_goods (company_id, supplier_id, product_id) where deleted_at is null;
create index supplier_goods_newest on supplier_goods (company_id, id desc) include (supplier_id, currency)
  where deleted_at is null;
create index supplier_goods_product on supplier_goods (company_id, product_id) where deleted_at is null;
call app.make_versioned('supplier_goods');
call app.make_company_table('supplier_goods');

-- Every price that was paid or entered, in the order of its days.
create table purchase_price (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  supplier_goods_id bigint not null,
  price numeric(18, 6) not null check (price > 0),
  currency text not null,
  priced_on date not null,
  order_number text not null default '',
  created_at timestamptz not null default now(),
  foreign key (company_id, supplier_goods_id) references supplier_goods (company_id, id)
);
create index purchase_price_history on purchase_price (company_id, supplier_goods_id, priced_on desc, id desc);
call app.make_company_table('purchase_price', 'select, insert');
call app.make_append_only('purchase_price');
