create table product (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  model text not null check (model <> ''),
  brand text not null check (brand <> ''),
  -- As they are compared and sorted: without case and spaces (contract/products/product.rules.ts).
  model_key text collate "C" not null,
  brand_key text collate "C" not null,
  name text not null default '',
  category int not null default 0 check (category between 0 and 3),
  -- ISO code of dictionary 1001, unit of dictionary 1003; empty where not known yet.
  origin text not null default '',
  unit text not null default '',
  manufacturer text not null default '',
  description text not null default '',
  source int not null default 1 check (source in (0, 1)),
  -- Written by the provider only: by an accepted request or by the provider's own system.
  classification_status int not null default 0 check (classification_status between 0 and 3),
  hs_code app.hs_code not null default '',
  is_classified boolean generated always as (hs_code <> '') stored,
  tariff_rate app.percentage check (tariff_rate >= 0),
  vat_rate app.percentage check (vat_rate >= 0),
  refund_rate app.percentage check (refund_rate >= 0),
  consumption_rate app.percentage check (consumption_rate >= 0),
  temporary_rate app.percentage check (temporary_rate >= 0),
  customs_conditions text not null default '',
  inspection_conditions text not null default '',
  ccc_status int not null default 6 check (ccc_status between 0 and 6),
  hong_kong_control int check (hong_kong_control in (0, 1)),
  price_audit int check (price_audit between 1 and 5),
  classified_at timestamptz,
  -- ' stm32f103 f103 103 …': the parts a keyword may begin with, each after a space; kept in step with product_token.
  search text not null,
  like app.record including defaults,
  unique (company_id, id),
  check (classification_status <> 3 or hs_code <> '')
);
-- Each serves one sort or filter of the newest-first list: a rare state is found as fast among 100,000 products as among 1,000.
create unique index product_once on product (company_id, model_key, brand_key) where deleted_at is null;
create index product_newest on product (company_id, id desc) include (classification_status) where deleted_at is null;
create index product_by_brand on product (company_id, brand_key, id desc) where deleted_at is null;
create index product_by_status on product (company_id, classification_status, id desc) where deleted_at is null;
create index product_by_ccc on product (company_id, ccc_status, id desc) where deleted_at is null;
create index product_by_category on product (company_id, category, id desc) where deleted_at is null;
create index product_by_classified on product (company_id, is_classified, id desc) where deleted_at is null;
create index product_by_audit on product (company_id, price_audit, id desc) where deleted_at is null and price_audit is not null;
create index product_by_control on product (company_id, hong_kong_control, id desc)
  where deleted_at is null and hong_kong_control is not null;
create index product_by_code on product (company_id, hs_code, id desc) where deleted_at is null and hs_code <> '';
call app.make_versioned('product');
call app.make_company_table('product');

-- The keyword index. Under row-level security PostgreSQL uses an index only through leakproof operators; those of LIKE,
-- trigrams and arrays are not leakproof, >= and < on text are. So a prefix is a range of this table's key.
-- Written by triggers only, from checked rows, so it has no foreign keys: checking them took most of an import's time.
create table product_token (
  company_id bigint not null,
  token text collate "C" not null,
  product_id bigint not null,
  primary key (company_id, token, product_id)
);
call app.make_company_table('product_token', 'select, insert, delete');

create function app.index_new_products() returns trigger language plpgsql as $$
begin
  insert into product_token (company_id, token, product_id)
    select p.company_id, t.token, p.id
    from added p, unnest(string_to_array(btrim(p.search), ' ')) as t(token)
    where p.deleted_at is null and p.search <> '';
  return null;
end $$;
create trigger index_new after insert on product referencing new table as added
  for each statement execute function app.index_new_products();

create function app.index_changed_products() returns trigger language plpgsql as $$
begin
  delete from product_token x using before b join after a on a.id = b.id, unnest(string_to_array(btrim(b.search), ' ')) as t(token)
    where (a.search <> b.search or a.deleted_at is distinct from b.deleted_at)
      and x.company_id = b.company_id and x.token = t.token and x.product_id = b.id;
  insert into product_token (company_id, token, product_id)
    select a.company_id, t.token, a.id
    from before b join after a on a.id = b.id, unnest(string_to_array(btrim(a.search), ' ')) as t(token)
    where (a.search <> b.search or a.deleted_at is distinct from b.deleted_at)
      and a.deleted_at is null and a.search <> '';
  return null;
end $$;
create trigger index_changed after update on product referencing old table as before new table as after
  for each statement execute function app.index_changed_products();

-- How many products a company has in each combination of the states its list is filtered by.
create table product_tally (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  classification_status int not null,
  is_classified boolean not null,
  category int not null,
  ccc_status int not null,
  hong_kong_control int,
  price_audit int,
  source int not null,
  products int not null
);
create index product_tally_company on product_tally (company_id)
  include (classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source, products);
call app.make_company_table('product_tally', 'select, insert, update, delete');
call app.make_tally('product_tally', 'product',
  keys => '{classification_status, is_classified, category, ccc_status, hong_kong_control, price_audit, source}',
  measures => '{products}', expressions => '{"products": "1"}');

create sequence classification_request_number;
grant usage on sequence classification_request_number to quayside_app, quayside_staff;

create table classification_request (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('CR', 'classification_request_number'),
  product_id bigint not null,
  state int not null default 0 check (state in (-1, 0, 1, 2, 3, 4, 5)),
  note text not null default '',
  -- The provider's answer; copied to the product when the customer accepts it.
  hs_code app.hs_code not null default '',
  tariff_rate app.percentage check (tariff_rate >= 0),
  vat_rate app.percentage check (vat_rate >= 0),
  refund_rate app.percentage check (refund_rate >= 0),
  consumption_rate app.percentage check (consumption_rate >= 0),
  temporary_rate app.percentage check (temporary_rate >= 0),
  customs_conditions text not null default '',
  inspection_conditions text not null default '',
  ccc_status int not null default 6 check (ccc_status between 0 and 6),
  hong_kong_control int check (hong_kong_control in (0, 1)),
  answer_note text not null default '',
  reason text not null default '',
  submitted_at timestamptz,
  answered_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create unique index classification_request_number_once on classification_request (company_id, number);
-- A product has one open request at a time: all states except cancelled and accepted are open.
create unique index classification_request_unsettled on classification_request (company_id, product_id)
  where deleted_at is null and state not in (-1, 4);
create index classification_request_newest on classification_request (company_id, id desc) include (state)
  where deleted_at is null;
create index classification_request_by_state on classification_request (company_id, state, id desc)
  where deleted_at is null;
create index classification_request_waiting on classification_request (submitted_at) where state in (1, 5) and deleted_at is null;
call app.make_versioned('classification_request');
call app.make_company_table('classification_request');

-- A product as one supplier sells it, with what was last paid.
create table supplier_goods (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  supplier_id bigint not null,
  product_id bigint not null,
  last_price app.unit_price not null check (last_price > 0),
  currency app.currency not null,
  priced_on date not null,
  order_number text not null default '',
  like app.record including defaults,
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
  price app.unit_price not null check (price > 0),
  currency app.currency not null,
  priced_on date not null,
  order_number text not null default '',
  created_at timestamptz not null default now(),
  foreign key (company_id, supplier_goods_id) references supplier_goods (company_id, id)
);
create index purchase_price_history on purchase_price (company_id, supplier_goods_id, priced_on desc, id desc);
call app.make_company_table('purchase_price', 'select, insert');
call app.make_append_only('purchase_price');
