-- One table for the keys of members, staff and the ERP: `owner` says whose key it is ('member 7', 'staff 3', 'apiKey 2').
drop table idempotency;
drop table api_key_answer;
create table idempotency (
  owner text not null,
  key text not null,
  -- The member's company; the provider's own keys belong to none, so no customer sees them.
  company_id bigint references company,
  action text not null,
  body_hash bytea not null,
  -- Not jsonb, which would put the fields in another order: the same answer is the same text.
  answer json,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_age on idempotency (created_at);
call app.make_company_table('idempotency', 'select, insert, update, delete');
