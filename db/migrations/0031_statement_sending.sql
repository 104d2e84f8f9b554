-- Who gets the statement of the month before, by message and, where the server can send it, by e-mail. Off by default.
create table statement_subscription (
  company_id bigint primary key references company,
  is_enabled boolean not null default false,
  contact_ids bigint[] not null default '{}',
  version int not null default 1,
  updated_at timestamptz not null default now()
);
call app.make_versioned('statement_subscription');
call app.make_company_table('statement_subscription');

-- One row for each company and month: the message is sent in the transaction that writes it. E-mails follow, and may be
-- tried again until they are sent.
create table statement_sending (
  company_id bigint not null references company,
  month date not null,
  created_at timestamptz not null default now(),
  -- Addresses that have not got it yet.
  waiting_for text[] not null default '{}',
  failures int not null default 0,
  primary key (company_id, month)
);
create index statement_sending_waiting on statement_sending (created_at) where waiting_for <> '{}';
call app.make_company_table('statement_sending', 'select, insert, update');
revoke insert, update on statement_sending from quayside_app;
