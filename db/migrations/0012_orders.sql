-- Orders of the four kinds: import (0), export (1), transit (2) and domestic (3).
create sequence order_import_number;
create sequence order_export_number;
create sequence order_transit_number;
create sequence order_domestic_number;
grant usage on sequence order_import_number, order_export_number, order_transit_number, order_domestic_number
  to quayside_app, quayside_staff;

create function app.order_number(kind int) returns text
  language sql volatile as $$
    select app.document_number((array['IM', 'EX', 'TR', 'DM'])[kind + 1],
      (array['order_import_number', 'order_export_number', 'order_transit_number', 'order_domestic_number']::regclass[])[kind + 1])
  $$;

create table trade_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  order_no text not null,
  model_type int not null check (model_type between 0 and 3),
  state int not null default 0 check (state in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 230)),
  order_date date not null default (now() at time zone 'Asia/Shanghai')::date,
  supplier_id bigint,
  customer_id bigint,
  currency app.currency not null default '',
  incoterms text not null default '',
  contract_no text not null default '',
  shipping_note_no text not null default '',
  supplier_invoice_no text not null default '',
  payment_method text not null default '',
  remarks text not null default '',
  -- Of goods in temporary storage, which are bound to the order instead of received.
  is_warehouse_type boolean not null default false,
  bound_lots jsonb not null default '[]',
  -- How the goods reach the provider. Times are Shanghai's.
  receiving_mode int check (receiving_mode in (0, 1, 2)),
  receiving_warehouse text not null default '',
  supplier_address_id bigint,
  receiving_address text not null default '',
  receiving_contact text not null default '',
  receiving_phone text not null default '',
  receiving_time timestamp,
  receiving_express_provider text not null default '',
  receiving_express_number text not null default '',
  receiving_freight_payment text not null default '',
  receiving_transport_mode text not null default '',
  receiving_transport_company text not null default '',
  -- How they reach the customer.
  delivery_type int check (delivery_type in (0, 1, 2, 3, 5)),
  address_id bigint,
  delivery_address text not null default '',
  delivery_contact text not null default '',
  delivery_phone text not null default '',
  delivery_time timestamp,
  delivery_express_provider text not null default '',
  delivery_express_number text not null default '',
  is_customs_clearance boolean not null default false,
  pickup_address text not null default '',
  pickup_time timestamp,
  pickup_name text not null default '',
  pickup_id_number_sealed text,
  pickup_phone text not null default '',
  consignee_name text not null default '',
  consignee_id_number_sealed text,
  consignee_phone text not null default '',
  delivery_warehouse text not null default '',
  delivery_freight_payment text not null default '',
  delivery_transport_mode text not null default '',
  delivery_transport_company text not null default '',
  insured_value app.money check (insured_value >= 0),
  -- Summed up from the lines with every save.
  order_amount app.money not null default 0 check (order_amount >= 0),
  line_count int not null default 0,
  packages bigint not null default 0,
  net_weight app.weight not null default 0,
  gross_weight app.weight not null default 0,
  is_classified boolean not null default false,
  -- The sum reserved by open payment applications, and the sum paid.
  applied_amount app.money not null default 0,
  paid_amount app.money not null default 0 check (paid_amount >= 0),
  payment_state int not null default 0 check (payment_state between 0 and 3),
  invoicing_state int not null default 0 check (invoicing_state between 0 and 2),
  return_reason text not null default '',
  is_returned boolean not null generated always as (return_reason <> '') stored,
  receiving_state int not null default 0 check (receiving_state between 0 and 2),
  shipping_state int not null default 0 check (shipping_state between 0 and 2),
  sign_state int not null default 0 check (sign_state in (0, 1)),
  price_audit int check (price_audit between 1 and 5),
  declaration_state int not null default 0 check (declaration_state between 0 and 28),
  archive_state int not null default 0 check (archive_state in (0, 1)),
  source int not null default 1 check (source in (0, 1)),
  exported_on date,
  submitted_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  -- The payment cap, enforced for every writer.
  check (applied_amount between 0 and order_amount),
  foreign key (company_id, supplier_id) references supplier (company_id, id),
  foreign key (company_id, customer_id) references customer (company_id, id),
  foreign key (company_id, supplier_address_id) references supplier_address (company_id, id),
  foreign key (company_id, address_id) references address (company_id, id)
);
create unique index trade_order_number_once on trade_order (company_id, order_no);
create index trade_order_newest on trade_order (company_id, model_type, id desc)
  include (state, payment_state, is_returned, receiving_state, price_audit, declaration_state, archive_state, source)
  where deleted_at is null;
create index trade_order_by_state on trade_order (company_id, model_type, state, id desc)
  include (payment_state, is_returned) where deleted_at is null;
create index trade_order_supplier on trade_order (company_id, supplier_id, id desc) where deleted_at is null;
-- What the back office's queue and list ask for, of all companies together.
create index trade_order_waiting on trade_order (submitted_at) where state = 1 and deleted_at is null;
create index trade_order_all on trade_order (id desc) include (state, model_type) where deleted_at is null;
-- The exports whose foreign exchange is still to come, the oldest first.
create index trade_order_receipt_due on trade_order (company_id, exported_on)
  where exported_on is not null and deleted_at is null and state not in (-1, 8) and payment_state in (0, 1);
call app.make_versioned('trade_order');
call app.make_company_table('trade_order');

create table order_line (
  id bigint generated always as identity primary key,
  -- References the order only, whose company is checked: a second check for each of ten thousand lines would add nothing.
  company_id bigint not null,
  order_id bigint not null,
  -- The caller's key of the line: a line that is saved again keeps its id, and with it its received goods.
  key text collate "C" not null,
  position int not null,
  product_id bigint,
  model text not null,
  -- As it is compared (contract/products/product.rules.ts): what a price history is looked up by.
  model_key text collate "C" not null,
  brand text not null,
  brand_key text collate "C" not null,
  name text not null,
  type int check (type between 0 and 3),
  origin text not null,
  unit text not null,
  qty app.quantity check (qty >= 0),
  price app.unit_price check (price >= 0),
  total_money app.money not null check (total_money >= 0),
  packages int check (packages >= 0),
  net_weight app.weight check (net_weight >= 0),
  gross_weight app.weight check (gross_weight >= 0),
  manufacturer text not null,
  volume app.volume check (volume >= 0),
  pallets int check (pallets >= 0),
  packing text not null,
  po_number text not null,
  customer_part_number text not null,
  minimum_pack_quantity app.quantity check (minimum_pack_quantity >= 0),
  reel_count int check (reel_count >= 0),
  reel_number text not null,
  selling_price app.unit_price check (selling_price >= 0),
  declaration_elements text not null,
  remark text not null,
  -- Cells of a draft whose text is not of their column's type, as they were typed, by the column's name in the contract.
  raw_cells jsonb not null default '{}',
  received_qty app.quantity not null default 0 check (received_qty >= 0),
  shipped_qty app.quantity not null default 0 check (shipped_qty >= 0),
  foreign key (company_id, order_id) references trade_order (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create unique index order_line_key on order_line (company_id, order_id, key);
create index order_line_model on order_line (company_id, model_key, order_id) where model_key <> '';
call app.make_company_table('order_line', 'select, insert, update, delete');

-- How many orders a company has of each kind in each of the states its tabs and its list are counted by.
create table order_tally (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  model_type int not null,
  state int not null,
  is_returned boolean not null,
  payment_state int not null,
  orders int not null
);
create index order_tally_company on order_tally (company_id, model_type) include (state, is_returned, payment_state, orders);
call app.make_company_table('order_tally', 'select, insert, update, delete');
call app.make_tally('order_tally', 'trade_order',
  keys => '{model_type, state, is_returned, payment_state}', measures => '{orders}', expressions => '{"orders": "1"}');

-- Lists of states are separate functions; server/product-tests/sql-codes.test.ts compares them with the contract.
create function app.is_warehouse_pickup(delivery int) returns boolean language sql immutable as $$
  select delivery = 0
$$;
create function app.is_order_unpaid(state int, payment int) returns boolean language sql immutable as $$
  select state not in (-1, 0, 1, 2) and payment in (0, 1)
$$;
create function app.is_price_failed(state int, audit int) returns boolean language sql immutable as $$
  select state = 1 and audit is not null and audit = 4
$$;
create function app.is_order_signable(state int) returns boolean language sql immutable as $$
  select state not in (-1, 0, 2)
$$;

-- The sums of a company's orders for the home screen, by kind, currency and month.
create table order_sum (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  model_type int not null,
  currency app.currency not null,
  month date not null,
  orders int not null,
  amount app.money_sum not null,
  -- Of orders whose audit was passed and that are not paid, or not wholly.
  unpaid app.money_sum not null,
  -- Submitted orders whose price audit failed.
  price_failed int not null,
  -- Orders that can be signed and bear a signature that covers them.
  signed int not null
);
create index order_sum_company on order_sum (company_id, model_type)
  include (currency, month, orders, amount, unpaid, price_failed, signed);
call app.make_company_table('order_sum', 'select, insert, update, delete');
call app.make_tally('order_sum', 'trade_order',
  keys => '{model_type, currency, month}', measures => '{orders, amount, unpaid, price_failed, signed}',
  -- Signatures are counted by the triggers of order_contract.
  expressions => '{"month": "date_trunc(''month'', order_date)::date", "orders": "1", "amount": "order_amount", "signed": "0",
    "unpaid": "case when app.is_order_unpaid(state, payment_state) then order_amount - paid_amount else 0 end",
    "price_failed": "app.is_price_failed(state, price_audit)::int"}');

-- How headings of a supplier's sheets map to columns of an order's lines, so that the next sheet needs no mapping by the user.
create table sheet_heading (
  company_id bigint not null references company,
  supplier_id bigint not null,
  -- heading as it is compared → key of the column, '' for one that is left out
  headings jsonb not null default '{}' check (jsonb_typeof(headings) = 'object'),
  updated_at timestamptz not null default now(),
  primary key (company_id, supplier_id),
  foreign key (company_id, supplier_id) references supplier (company_id, id)
);
call app.make_company_table('sheet_heading');
