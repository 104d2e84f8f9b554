-- By this pair of keys push services know the server; all of its processes use the same. The private one is sealed.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_sealed text not null
);
grant select, insert, update on push_key to quayside_staff;

-- A browser of a member that gets push messages.
create table push_subscription (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  -- that confirmed it last; ended by its user it takes the subscription with it, forgotten after long it leaves it
  session_id bigint references session on delete set null,
  -- SHA-256 of the address, which is long and random
  address_hash bytea not null,
  -- address and keys of the browser: with them one can write to it
  sealed text not null,
  service text not null,
  user_agent text not null default '',
  -- the language of its reader
  locale text not null check (locale in ('zh-CN', 'zh-TW', 'en-US')),
  created_at timestamptz not null default now(),
  last_sent_at timestamptz,
  tested_at timestamptz,
  -- of the last attempt, where it failed
  fault text,
  unique (company_id, id),
  unique (company_id, address_hash)
);
create index push_subscription_address on push_subscription (address_hash);
create index push_subscription_member on push_subscription (member_id);
create index push_subscription_session on push_subscription (session_id) where session_id is not null;
call app.make_company_table('push_subscription', 'select, insert, update, delete');

-- What waits to be sent to a browser; gone once its service took it or it was given up.
create table push_delivery (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  subscription_id bigint not null,
  phrase text,
  params jsonb not null default '{}',
  title text not null default '',
  content text not null default '',
  entity text,
  entity_id bigint,
  count int not null default 1 check (count > 0),
  -- as of notice_delivery: what was taken to be sent has none any more
  batch text,
  due_at timestamptz not null,
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  foreign key (company_id, subscription_id) references push_subscription (company_id, id) on delete cascade
);
create index push_delivery_due on push_delivery (due_at);
create index push_delivery_subscription on push_delivery (company_id, subscription_id);
create unique index push_delivery_batch on push_delivery (subscription_id, batch, phrase, entity) where batch is not null;
call app.make_company_table('push_delivery');
grant delete on push_delivery to quayside_staff;

alter table notice_setting
  -- whether push messages wait for the digest as e-mails do
  add column digest_pushes boolean not null default false,
  -- whether they may name amounts and typed texts, which a locked screen shows to anybody
  add column pushes_amounts boolean not null default false;

-- An event for which a member wanted the browser's notification is pushed as well, once a browser is turned on.
update notice_setting set channels = (
  select jsonb_object_agg(event, case when chosen ? 'browser' then chosen || '["push"]'::jsonb else chosen end)
  from jsonb_each(channels) as e (event, chosen))
where channels <> '{}';
