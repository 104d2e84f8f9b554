create sequence classification_request_number;
grant usage on sequence classification_request_number to quayside_app, quayside_staff;

create table classification_request (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('CR', 'classification_request_number'),
  product_id bigint not null,
  state int not null default 0 check (state in (-1, 0, 1, 2, 3, 4, 5)),
  note text not null default '',
  -- What the provider found; it is the product's once the customer has accepted it.
  hs_code text collate "C" not null default '' check (hs_code ~ '^(\d{10}(\d{3})?)?$'),
  tariff_rate numeric(7, 4) check (tariff_rate >= 0),
  vat_rate numeric(7, 4) check (vat_rate >= 0),
  refund_rate numeric(7, 4) check (refund_rate >= 0),
  consumption_rate numeric(7, 4) check (consumption_rate >= 0),
  temporary_rate numeric(7, 4) check (temporary_rate >= 0),
  customs_conditions text not null default '',
  inspection_conditions text not null default '',
  ccc_status int not null default 6 check (ccc_status between 0 and 6),
  hong_kong_control int check (hong_kong_control in (0, 1)),
  answer_note text not null default '',
  reason text not null default '',
  submitted_at timestamptz,
  answered_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (company_id, id),
  foreign key (company_id, product_id) references product (company_id, id)
);
create unique index classification_request_number_once on classification_request (company_id, number);
-- A product is asked about once at a time: all states but cancelled and accepted are unsettled.
create unique index classification_request_unsettled on classification_request (company_id, product_id)
  where deleted_at is null and state not in (-1, 4);
create index classification_request_newest on classification_request (company_id, id desc) include (state)
  where deleted_at is null;
create index classification_request_by_state on classification_request (company_id, state, id desc)
  where deleted_at is null;
call app.make_versioned('classification_request');
call app.make_company_table('classification_request');
