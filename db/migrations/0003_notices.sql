-- A message to one member. A message to a whole company is one row for each of its members: reading is per
-- person, and the bell's count must come from one index.
create table notice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  s_type int not null default 0,
  -- A message of ours is a phrase with parameters, read in the reader's language; one typed by the provider is text.
  phrase text,
  params jsonb not null default '{}',
  title text not null default '',
  content text not null default '',
  entity text,
  entity_id bigint,
  is_read boolean not null default false,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index notice_mine on notice (company_id, member_id, id desc) include (is_read, s_type);
create index notice_unread on notice (company_id, member_id, id desc) include (s_type) where not is_read;
call app.make_company_table('notice');
