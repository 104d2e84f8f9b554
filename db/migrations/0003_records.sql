-- Shared by the records of all modules: timeline, audit, stored answers, files.

-- What happened ------------------------------------------------------------------------------------------

-- Every transition of every record: the record's timeline.
create table event (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  entity text not null,
  entity_id bigint not null,
  transition text not null,
  from_state text not null,
  to_state text not null,
  actor text not null check (actor in ('customer', 'provider', 'system')),
  actor_id bigint,
  actor_name text not null default '',
  note text,
  at timestamptz not null default now()
);
create index event_record on event (company_id, entity, entity_id, id);
call app.make_company_table('event', 'select, insert');
-- PIPL: erasing a person's data removes the name from timelines too. The event and the person's id stay: the only
-- allowed update sets a name to null.
create function app.refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_name = '' and to_jsonb(new) - 'actor_name' = to_jsonb(old) - 'actor_name' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger append_only before update or delete on event for each row execute function app.refuse_event_change();
create trigger append_only_truncate before truncate on event execute function app.refuse_change();
grant update (actor_name) on event to quayside_app;

-- Audit log: one row for each committed change and each log-in.
create table audit_log (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  actor text not null check (actor in ('customer', 'provider', 'system')),
  actor_id bigint,
  action text not null,
  target text,
  address text not null default '',
  reference text not null default '',
  at timestamptz not null default now()
);
create index audit_log_company on audit_log (company_id, id desc);
create index audit_log_actor on audit_log (actor, actor_id, id desc);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy company_only on audit_log to quayside_app
  using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()));
create policy all_companies on audit_log to quayside_staff, current_user using (true) with check (true);
grant select, insert on audit_log to quayside_app, quayside_staff;
call app.make_append_only('audit_log');

-- The first answer to an Idempotency-Key, written in the transaction of the work itself, for members, staff and the ERP:
-- `owner` says whose key it is ('member 7', 'staff 3', 'apiKey 2').
create table idempotency (
  owner text not null,
  key text not null,
  -- The member's company; the provider's own keys belong to none, so no customer sees them.
  company_id bigint references company,
  action text not null,
  body_hash bytea not null,
  -- Not jsonb, which reorders fields: a repeated answer must be the same text.
  answer json,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_age on idempotency (created_at);
call app.make_company_table('idempotency', 'select, insert, update, delete');

-- Files and attachments -----------------------------------------------------------------------------------

create table file (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  uploaded_by bigint references member,
  name text not null,
  mime text not null,
  bytes bigint not null check (bytes >= 0),
  sha256 bytea not null,
  storage_key text not null unique,
  thumbnail_key text,
  width int,
  height int,
  created_at timestamptz not null default now()
);
create index file_company on file (company_id, id);
create index file_age on file (created_at);
call app.make_company_table('file');
-- Only the retention job deletes: uploads that were never attached.
grant delete on file to quayside_staff;

create table attachment (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  entity text not null,
  entity_id bigint not null,
  kind text not null,
  file_id bigint not null references file,
  created_by bigint references member,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index attachment_record on attachment (company_id, entity, entity_id, id) where deleted_at is null;
create index attachment_file on attachment (file_id);
call app.make_company_table('attachment');
