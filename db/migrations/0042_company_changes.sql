-- What a certified company wants to change of what it was certified by, until the provider decides.
create table company_change (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  state int not null default 0 check (state in (0, 1, 2, 3)),
  -- Old and new by field name, only those that change; the legal person's ID number is sealed in both.
  before jsonb not null,
  after jsonb not null,
  -- The files themselves are attachments of this record.
  has_new_licence boolean not null,
  reason text,
  proposed_by text not null,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index company_change_one_pending on company_change (company_id) where state = 0;
create index company_change_newest on company_change (company_id, id desc) include (state);
call app.make_versioned('company_change');
call app.make_company_table('company_change');
