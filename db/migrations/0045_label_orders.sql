-- Label filings: an order, its products with their files, and the finished labels that the provider hands back.

create sequence label_order_number;
grant usage on sequence label_order_number to quayside_app, quayside_staff;

create table label_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('LB', 'label_order_number'),
  state int not null default 0 check (state between -1 and 3),
  category int not null default 0 check (category between 0 and 3),
  agent_name text not null default '',
  agent_address text not null default '',
  contact text not null default '',
  phone text not null default '',
  wanted_on date,
  remarks text not null default '',
  -- Of a return or a pause.
  reason text not null default '',
  line_count int not null default 0,
  submitted_at timestamptz,
  completed_at timestamptz,
  like app.record including defaults,
  unique (company_id, id)
);
create unique index label_order_number_once on label_order (company_id, number);
create index label_order_newest on label_order (company_id, id desc) include (state, category) where deleted_at is null;
create index label_order_waiting on label_order (updated_at) where state = 1;
call app.make_versioned('label_order');
call app.make_company_table('label_order');

create table label_line (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  label_id bigint not null,
  position int not null,
  key text not null,
  product_name text not null default '',
  foreign_name text not null default '',
  brand text not null default '',
  specification text not null default '',
  origin text not null default '',
  shelf_life text not null default '',
  ingredients text not null default '',
  package_image bigint references file,
  certificate bigint references file,
  nutrients bigint references file,
  remark text not null default '',
  raw_cells jsonb not null default '{}',
  unique (company_id, label_id, key),
  foreign key (company_id, label_id) references label_order (company_id, id)
);
create index label_line_order on label_line (company_id, label_id, position);
call app.make_company_table('label_line', 'select, insert, update, delete');

-- Products are named by their key, which a line keeps over all saves.
create table label_version (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  label_id bigint not null,
  line_key text not null,
  number int not null check (number > 0),
  state int not null default 0 check (state between 0 and 3),
  file_id bigint not null references file,
  remark text not null default '',
  made_by text not null default '',
  answer text not null default '',
  answered_by text not null default '',
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, label_id, line_key, number),
  foreign key (company_id, label_id) references label_order (company_id, id)
);
-- One of a product waits for an answer or is confirmed, whatever meets.
create unique index label_version_current on label_version (company_id, label_id, line_key) where state in (0, 1);
call app.make_company_table('label_version');
