-- The provider's staff: their own accounts and sessions, apart from the customers'. Only the provider's role sees them.

create table staff (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null check (cardinality(roles) > 0),
  is_enabled boolean not null default true,
  -- Time-based codes (RFC 6238). A secret that was never confirmed is not asked for.
  totp_secret_sealed text,
  totp_confirmed_at timestamptz,
  -- The last time step a code was accepted for: a code cannot be used twice.
  totp_last_step bigint not null default 0,
  last_login_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index staff_email on staff (lower(email));
-- Logging in does not raise the version, so that a colleague's open form does not become stale.
create trigger touch before update of email, name, password_hash, roles, is_enabled, totp_confirmed_at on staff
  for each row execute function app.touch();

create table staff_session (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  token_hash bytea not null unique,
  address text not null default '',
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  ended_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where ended_at is null;

-- Who holds a task. Tasks are read from the waiting records themselves; a row older than the record's latest
-- waiting state is ignored.
create table task_holder (
  kind text not null,
  record_id bigint not null,
  staff_id bigint not null references staff,
  taken_at timestamptz not null default now(),
  primary key (kind, record_id)
);

grant select, insert, update on staff, staff_session to quayside_staff;
grant select, insert, update, delete on task_holder to quayside_staff;
