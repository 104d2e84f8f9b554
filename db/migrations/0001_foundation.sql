-- Tenancy: two login roles that own nothing (made by the server before migrating).
--   quayside_app    customers' calls; sees only rows of the company set for the transaction
--   quayside_staff  identity, the provider's side and background jobs; sees all companies
-- Both are held by row-level security and neither can bypass it.

create extension if not exists pg_trgm;

create schema app;
grant usage on schema app, public to quayside_app, quayside_staff;

-- Written as (select …) in policies, so that PostgreSQL evaluates it once per statement, not once per row.
create function app.company_id() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;

-- Makes a table with company_id a company's own. Deleting is soft everywhere, so no role may DELETE unless a
-- table says otherwise.
create procedure app.make_company_table(tbl regclass, privileges text default 'select, insert, update')
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tbl);
  execute format('alter table %s force row level security', tbl);
  execute format($p$create policy company_only on %s to quayside_app
    using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()))$p$, tbl);
  -- The owner reads all for backups; the server's processes never run as the owner.
  execute format('create policy all_companies on %s to quayside_staff, current_user using (true) with check (true)', tbl);
  execute format('grant %s on %s to quayside_app, quayside_staff', privileges, tbl);
end $$;

create function app.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create procedure app.make_append_only(tbl regclass) language plpgsql as $$
begin
  execute format('create trigger append_only before update or delete on %s for each row execute function app.refuse_change()', tbl);
  execute format('create trigger append_only_truncate before truncate on %s execute function app.refuse_change()', tbl);
end $$;

-- A change that went through raises the version; a stale one is refused by the command's WHERE version = $n.
create function app.touch() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;

create procedure app.make_versioned(tbl regclass) language plpgsql as $$
begin
  execute format('create trigger touch before update on %s for each row execute function app.touch()', tbl);
end $$;

-- Companies -----------------------------------------------------------------------------------------------

create table company (
  id bigint generated always as identity primary key,
  name text not null default '',
  english_name text not null default '',
  legal_person text not null default '',
  legal_person_id_sealed text,
  credit_code text not null default '',
  licence_no text not null default '',
  organization_code text not null default '',
  customs_code text not null default '',
  tax_no text not null default '',
  invoicing_bank text not null default '',
  invoicing_account_sealed text,
  invoicing_address text not null default '',
  invoicing_phone text not null default '',
  address text not null default '',
  phone text not null default '',
  email text not null default '',
  agent_name text not null default '',
  agent_phone text not null default '',
  certification text not null default 'NOTCERT'
    check (certification in ('NOTCERT', 'APPLY', 'VERIFYING', 'PASSED', 'REJECTED')),
  certification_reason text,
  agency_rate numeric(18, 6) not null default 0.008 check (agency_rate >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- Two companies may both claim a credit code while under review; only one can have passed with it.
create unique index company_credit_code on company (credit_code) where certification = 'PASSED' and credit_code <> '' and deleted_at is null;
call app.make_versioned('company');
alter table company enable row level security;
alter table company force row level security;
create policy company_only on company to quayside_app
  using (id = (select app.company_id())) with check (id = (select app.company_id()));
create policy all_companies on company to quayside_staff, current_user using (true) with check (true);
grant select, update on company to quayside_app;
grant select, insert, update on company to quayside_staff;

-- Members and their sessions ------------------------------------------------------------------------------

create table member (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  mobile text not null,
  email text,
  name text not null default '',
  password_hash text,
  is_administrator boolean not null default false,
  permission_set text not null default 'readOnly',
  permissions text[] not null default '{}',
  -- Raised whenever what the member may do changes; a process that remembers an older stamp asks again.
  access_stamp int not null default 1,
  is_enabled boolean not null default true,
  consent_version text,
  consent_at timestamptz,
  last_login_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- §5: a mobile number is registered once, whatever the company.
create unique index member_mobile on member (mobile) where deleted_at is null;
create unique index member_email on member (lower(email)) where deleted_at is null and email is not null;
create index member_company on member (company_id, id) where deleted_at is null;
call app.make_versioned('member');
call app.make_company_table('member');

create table session (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  scope text not null check (scope in ('full', 'onboarding')),
  token_hash bytea not null unique,
  address text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  ended_at timestamptz
);
create index session_member on session (company_id, member_id) where ended_at is null;
call app.make_company_table('session');

create table refresh_token (
  token_hash bytea primary key,
  company_id bigint not null references company,
  session_id bigint not null references session,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
call app.make_company_table('refresh_token', 'select, insert, update, delete');

-- The first statement of every customer transaction: whose token is this, may it still be used, and from here
-- on the transaction sees that company only. No row means: sign in again. Being part of the same round trip as
-- the work itself, a session that was ended a moment ago by another process is already dead here.
create function app.open_session(hash bytea)
  returns table (session_id bigint, member_id bigint, company_id bigint, scope text, access_stamp int, is_stale boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare s record;
begin
  select x.id, x.member_id, x.company_id, x.scope, m.access_stamp, x.last_seen_at < now() - interval '1 minute' as is_stale
    into s
    from public.session x join public.member m on m.id = x.member_id
    where x.token_hash = hash and x.ended_at is null and x.idle_until > now() and m.is_enabled and m.deleted_at is null;
  if not found then
    return;
  end if;
  perform set_config('app.company_id', s.company_id::text, true), set_config('app.member_id', s.member_id::text, true);
  return query select s.id, s.member_id, s.company_id, s.scope, s.access_stamp, s.is_stale;
end $$;
grant create on schema app to quayside_staff;
alter function app.open_session(bytea) owner to quayside_staff;
revoke create on schema app from quayside_staff;
revoke all on function app.open_session(bytea) from public;
grant execute on function app.open_session(bytea) to quayside_app, quayside_staff;

-- Counters of attempts (log-ins, code sending, code checking) per account and per address, kept before any hashing.
create table attempt (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);
grant select, insert, update, delete on attempt to quayside_staff;

create table sms_code (
  id bigint generated always as identity primary key,
  mobile text not null,
  scene text not null check (scene in ('login', 'register', 'reset', 'phone', 'sign')),
  code_hash bytea not null,
  salt bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  tries_left int not null check (tries_left >= 0),
  used_at timestamptz
);
create index sms_code_mobile on sms_code (mobile, scene, id desc);
grant select, insert, update, delete on sms_code to quayside_staff;

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
call app.make_append_only('event');

-- Who called what: one row for each change that went through, and for each log-in.
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
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy company_only on audit_log to quayside_app
  using (company_id = (select app.company_id())) with check (company_id = (select app.company_id()));
create policy all_companies on audit_log to quayside_staff, current_user using (true) with check (true);
grant select, insert on audit_log to quayside_app, quayside_staff;
call app.make_append_only('audit_log');

-- The first answer to an Idempotency-Key, written in the transaction of the work itself.
create table idempotency (
  company_id bigint not null references company,
  member_id bigint not null references member,
  key text not null,
  action text not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, member_id, key)
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
call app.make_company_table('file');

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
