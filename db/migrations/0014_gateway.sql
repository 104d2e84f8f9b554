-- The provider's ERP at /erp/v1: its keys, its feed of events, its webhooks. Visible to the provider's role only.

create table api_key (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  -- The key's first characters, to identify it in lists; the key itself is shown once and kept as a hash.
  hint text not null,
  key_hash bytea not null unique,
  scopes text[] not null,
  requests_a_minute int not null default 600 check (requests_a_minute > 0),
  created_by text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
grant select, insert, update on api_key to quayside_staff;

-- The ERP's own numbers for records without a natural key: sending one again updates the same record.
create table erp_reference (
  entity text not null,
  reference text not null,
  record_id bigint,
  content_hash bytea not null,
  created_at timestamptz not null default now(),
  primary key (entity, reference)
);
grant select, insert, update on erp_reference to quayside_staff;

-- The feed. An event's id is taken before its transaction commits, so a later id may become visible first: a reader that
-- continued by id would miss the earlier one. Events are therefore queued by their own transaction and numbered
-- afterwards, one sequencer at a time (server/gateway/sequence-feed.ts): positions have no gaps, and none appears below
-- one that was read.
create table feed_pending (event_id bigint primary key);
create table feed (
  position bigint primary key,
  event_id bigint not null unique
);
grant select, insert, delete on feed_pending to quayside_staff;
grant select, insert on feed to quayside_staff;

create function app.queue_events() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.feed_pending (event_id) select id from added;
  return null;
end $$;
grant create on schema app to quayside_staff;
alter function app.queue_events() owner to quayside_staff;
revoke create on schema app from quayside_staff;
revoke all on function app.queue_events() from public;
create trigger queue after insert on event referencing new table as added
  for each statement execute function app.queue_events();

create table webhook (
  id bigint generated always as identity primary key,
  api_key_id bigint not null references api_key,
  url text not null,
  secret_sealed text not null,
  -- Empty: all of them.
  entities text[] not null default '{}',
  transitions text[] not null default '{}',
  -- The position up to which the feed was processed for it.
  position bigint not null,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index webhook_live on webhook (id) where deleted_at is null;
grant select, insert, update on webhook to quayside_staff;

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook,
  position bigint not null,
  entity text not null,
  entity_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'dead', 'dropped')),
  attempts int not null default 0,
  -- Due at once, until an attempt has failed.
  next_at timestamptz not null default '-infinity',
  -- Held by the process that delivers it; after a crash another process takes over.
  held_until timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now(),
  delivered_at timestamptz,
  unique (webhook_id, position)
);
-- Delivery is in order per record: only the first undelivered event of a record may be sent.
create index webhook_delivery_open on webhook_delivery (webhook_id, entity, entity_id, position)
  where state in ('waiting', 'dead');
create index webhook_delivery_due on webhook_delivery (next_at, position) where state = 'waiting';
create index webhook_delivery_dead on webhook_delivery (id) where state = 'dead';
create index webhook_delivery_age on webhook_delivery (delivered_at) where state = 'delivered';
grant select, insert, update, delete on webhook_delivery to quayside_staff;
