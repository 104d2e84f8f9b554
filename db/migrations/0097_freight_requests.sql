-- Forwarders that are asked for a quotation: each has a link of its own, of which only the hash is stored.
create table freight_request (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  enquiry_id bigint not null,
  forwarder text not null check (forwarder <> ''),
  note text not null default '',
  token_hash bytea not null,
  expires_at timestamptz not null,
  -- The quotation that the forwarder entered.
  quotation_id bigint,
  opened_at timestamptz,
  answered_at timestamptz,
  withdrawn_at timestamptz,
  asked_by text not null default '',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id),
  foreign key (company_id, enquiry_id) references freight_enquiry (company_id, id),
  foreign key (company_id, quotation_id) references freight_quotation (company_id, id),
  check ((quotation_id is null) = (answered_at is null))
);
create unique index freight_request_token on freight_request (token_hash);
create index freight_request_enquiry on freight_request (company_id, enquiry_id, id);
-- A forwarder is asked once for an enquiry, until its link is withdrawn.
create unique index freight_request_once on freight_request (company_id, enquiry_id, lower(forwarder)) where withdrawn_at is null;
call app.make_versioned('freight_request');
call app.make_company_table('freight_request');
