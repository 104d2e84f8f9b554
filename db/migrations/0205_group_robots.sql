-- Robots of group chats (WeChat Work, DingTalk, Feishu) to which a company's events are posted.
create table group_robot (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null,
  kind int not null check (kind in (0, 1, 2)),
  -- whoever knows the address can post to the group
  address_sealed text not null,
  address_hint text not null,
  secret_sealed text not null default '',
  has_secret boolean not null generated always as (secret_sealed <> '') stored,
  -- the language of its cards
  locale text not null check (locale in ('zh-CN', 'zh-TW', 'en-US')),
  events text[] not null check (cardinality(events) > 0),
  has_prices boolean not null default false,
  is_enabled boolean not null default true,
  like app.record including defaults,
  unique (company_id, id)
);
create index group_robot_newest on group_robot (company_id, id desc) where deleted_at is null;
call app.make_versioned('group_robot');
call app.make_company_table('group_robot');

-- How posting goes: it changes with every card, and is therefore no part of the versioned record.
create table robot_status (
  company_id bigint not null references company,
  robot_id bigint not null,
  -- what was posted in the minute that began then
  minute_at timestamptz not null default '-infinity',
  posts int not null default 0,
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  -- of the last attempt, where it failed
  fault text,
  fault_code text,
  primary key (company_id, robot_id),
  foreign key (company_id, robot_id) references group_robot (company_id, id)
);
call app.make_company_table('robot_status');

-- Messages that are to be posted, were posted, or were given up.
create table robot_delivery (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  robot_id bigint not null,
  phrase text,
  params jsonb not null default '{}',
  title text not null default '',
  content text not null default '',
  entity text,
  entity_id bigint,
  count int not null default 1 check (count > 0),
  -- as of notice_delivery: what was taken to be posted has none any more
  batch text,
  due_at timestamptz not null default '-infinity',
  attempts int not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (company_id, robot_id) references group_robot (company_id, id)
);
create index robot_delivery_due on robot_delivery (due_at) where sent_at is null and given_up_at is null;
create unique index robot_delivery_batch on robot_delivery (robot_id, batch, phrase, entity) where batch is not null;
call app.make_company_table('robot_delivery');
grant delete on robot_delivery to quayside_staff;
