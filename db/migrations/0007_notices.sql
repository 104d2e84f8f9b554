-- A message to one member. A message to a whole company is one row for each of its members: reading is per
-- person, and the bell's count must come from one index.
create table notice (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  s_type int not null default 0,
  -- A message of the product is a phrase with parameters, shown in the reader's language; one typed by the provider is text.
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

create sequence consultation_number;
grant usage on sequence consultation_number to quayside_app, quayside_staff;

-- A thread between a customer and the provider. Threads are never removed.
create table consultation (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  number text not null default app.document_number('CS', 'consultation_number'),
  -- a value of dictionary 1016
  subject text not null check (subject <> ''),
  title text not null check (title <> ''),
  state int not null default 0 check (state in (0, 1, 2)),
  asked_by bigint not null references member,
  -- the customer's first message since the provider's last answer
  waiting_since timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, id)
);
create unique index consultation_number_once on consultation (company_id, number);
create index consultation_newest on consultation (company_id, id desc) include (state, subject);
create index consultation_open on consultation (waiting_since) where state = 0;
call app.make_versioned('consultation');
call app.make_company_table('consultation');

create table consultation_message (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  consultation_id bigint not null,
  -- A member's name is read from the member, so that erasing it is complete; this column is for staff.
  member_id bigint references member,
  staff_name text not null default '',
  message text not null check (message <> ''),
  -- when the other side read it
  read_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, consultation_id) references consultation (company_id, id)
);
create index consultation_message_thread on consultation_message (company_id, consultation_id, id);
create index consultation_message_unread on consultation_message (company_id, consultation_id)
  where read_at is null and member_id is null;
call app.make_company_table('consultation_message');
