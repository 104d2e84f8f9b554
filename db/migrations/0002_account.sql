-- Companies, their members and the members' sessions.

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
  -- §5: a company submits its information with the agreement ticked; the version of the text and the time are stored.
  agreement_version text,
  agreed_at timestamptz,
  submitted_at timestamptz,
  agency_rate app.rate not null default 0.008 check (agency_rate >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- Two companies may both claim a credit code while under review; only one can have passed with it.
create unique index company_credit_code on company (credit_code) where certification = 'PASSED' and credit_code <> '' and deleted_at is null;
-- Records of all companies that wait for the provider, as do the other indexes named …_waiting.
create index company_waiting on company (submitted_at) where certification in ('APPLY', 'VERIFYING') and deleted_at is null;
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
  -- Raised whenever the member's permissions change; a process with an older cached stamp reads them again.
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
-- Logging in and setting a password do not raise the version, so that a colleague's open form does not become stale.
create trigger touch
  before update of mobile, email, name, is_administrator, permission_set, permissions, is_enabled, deleted_at on member
  for each row execute function app.touch();
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
create index session_over on session ((coalesce(ended_at, idle_until)));
call app.make_company_table('session');
-- Only the retention job deletes.
grant delete on session to quayside_staff;

create table refresh_token (
  token_hash bytea primary key,
  company_id bigint not null references company,
  session_id bigint not null references session,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
create index refresh_token_age on refresh_token (expires_at);
call app.make_company_table('refresh_token', 'select, insert, update, delete');

-- The first statement of every customer transaction: checks the token and limits the transaction to its
-- company. No row means: sign in again. It runs in the same round trip as the work itself, so a session that
-- another process has just ended is refused.
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
create index attempt_age on attempt (window_start);
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
-- Read by the limit of codes (one number's last day) and by the retention job (everything older).
create index sms_code_mobile on sms_code (mobile, scene, id desc);
create index sms_code_age on sms_code (created_at);
grant select, insert, update, delete on sms_code to quayside_staff;
