-- Addresses of a customer's own systems to which the company's events are posted, and the log of what was posted.
create table system_webhook (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  name text not null check (name <> ''),
  url text not null,
  secret_sealed text not null,
  kinds text[] not null check (cardinality(kinds) > 0),
  is_enabled boolean not null default true,
  -- Events up to there happened before it was added.
  position bigint not null,
  created_name text not null,
  like app.record including defaults,
  unique (company_id, id)
);
create index system_webhook_newest on system_webhook (company_id, id desc) where deleted_at is null;
call app.make_versioned('system_webhook');
call app.make_company_table('system_webhook');

-- How posting goes: it changes with every delivery, and is therefore no part of the versioned record.
create table system_webhook_status (
  company_id bigint not null references company,
  webhook_id bigint not null,
  last_sent_at timestamptz,
  last_failed_at timestamptz,
  -- Since when nothing was taken.
  failing_since timestamptz,
  stopped_at timestamptz,
  primary key (company_id, webhook_id),
  foreign key (company_id, webhook_id) references system_webhook (company_id, id)
);
call app.make_company_table('system_webhook_status');

create table system_delivery (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  webhook_id bigint not null,
  position bigint not null,
  kind text not null,
  record_id bigint not null,
  number text not null default '',
  event text not null,
  from_state text not null,
  to_state text not null,
  actor text not null check (actor in ('customer', 'provider', 'system')),
  at timestamptz not null,
  state int not null default 1 check (state in (1, 2, 3)),
  attempts int not null default 0,
  next_at timestamptz not null default '-infinity',
  held_until timestamptz,
  status int,
  error text not null default '',
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, webhook_id, position),
  foreign key (company_id, webhook_id) references system_webhook (company_id, id)
);
create index system_delivery_due on system_delivery (next_at, id) where state = 1;
create index system_delivery_record on system_delivery (webhook_id, kind, record_id, position) where state = 1;
create index system_delivery_newest on system_delivery (company_id, webhook_id, id desc);
create index system_delivery_age on system_delivery (created_at);
call app.make_company_table('system_delivery');
grant delete on system_delivery to quayside_staff;

-- Up to which position of the feed events were handed out, for all companies together.
create table system_feed (is_only boolean primary key default true check (is_only), position bigint not null);
insert into system_feed (position) select coalesce(max(position), 0) from feed;
grant select, update on system_feed to quayside_staff;
