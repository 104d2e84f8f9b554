-- Approval filings: the product with its ingredients, each step with its day, documents and expected end, and the
-- documents that the provider asks for.

create sequence approval_order_number;
grant usage on sequence approval_order_number to quayside_app, quayside_staff;

create table approval_order (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('AP', 'approval_order_number'),
  state int not null default 0 check (state between -1 and 7),
  category int check (category between 0 and 4),
  product_name text not null default '',
  specification text not null default '',
  origin text not null default '',
  manufacturer text not null default '',
  remarks text not null default '',
  ingredient_count int not null default 0,
  percent_total app.quantity not null default 0,
  -- When the current step should end.
  expected_on date,
  certificate_number text not null default '',
  certificate_until date,
  reason text not null default '',
  submitted_at timestamptz,
  completed_at timestamptz,
  like app.record including defaults,
  unique (company_id, id),
  -- A filing that has come to its end has a certificate.
  check (state <> 7 or certificate_number <> '')
);
create unique index approval_order_number_once on approval_order (company_id, number);
create index approval_order_newest on approval_order (company_id, id desc) include (state, category, expected_on)
  where deleted_at is null;
create index approval_order_waiting on approval_order (submitted_at) where state in (1, 2, 3, 4, 5, 6);
call app.make_versioned('approval_order');
call app.make_company_table('approval_order');

create table approval_ingredient (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  approval_id bigint not null,
  position int not null,
  key text not null,
  name text not null default '',
  inci_name text not null default '',
  cas_number text not null default '',
  additive_number text not null default '',
  purpose text not null default '',
  percentage app.quantity check (percentage >= 0),
  -- What was typed and is no value of its column.
  raw_cells jsonb not null default '{}',
  unique (company_id, approval_id, key),
  foreign key (company_id, approval_id) references approval_order (company_id, id)
);
create index approval_ingredient_order on approval_ingredient (company_id, approval_id, position);
call app.make_company_table('approval_ingredient', 'select, insert, update, delete');

create table approval_step (
  company_id bigint not null,
  approval_id bigint not null,
  state int not null check (state between 0 and 7),
  reached_on date not null,
  expected_on date check (expected_on >= reached_on),
  file_ids bigint[] not null default '{}',
  actor_name text not null default '',
  note text not null default '',
  primary key (company_id, approval_id, state),
  foreign key (company_id, approval_id) references approval_order (company_id, id)
);
call app.make_company_table('approval_step');

create table approval_document (
  id bigint generated always as identity primary key,
  company_id bigint not null,
  approval_id bigint not null,
  state int not null default 0 check (state between 0 and 4),
  name text not null check (name <> ''),
  note text not null default '',
  due_on date,
  file_ids bigint[] not null default '{}',
  reason text not null default '',
  asked_at timestamptz not null default now(),
  handed_in_at timestamptz,
  decided_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, approval_id) references approval_order (company_id, id)
);
create index approval_document_of on approval_document (company_id, approval_id, id);
call app.make_company_table('approval_document');
