-- Second factors of members and of the provider's staff, in the same tables: a row is a member's, with the company, or
-- one of staff, without one. Customers see the rows of their company only.

-- Time-based codes (RFC 6238). A secret that was never confirmed is not asked for.
create table authenticator (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  member_id bigint references member,
  staff_id bigint unique references staff,
  secret_sealed text not null,
  confirmed_at timestamptz,
  -- The last time step a code was accepted for: a code cannot be used twice.
  last_step bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  unique (company_id, member_id),
  check (num_nonnulls(member_id, staff_id) = 1),
  check ((company_id is null) = (member_id is null))
);
call app.make_company_table('authenticator', 'select, insert, update, delete');

create table passkey (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  member_id bigint references member,
  staff_id bigint references staff,
  name text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(member_id, staff_id) = 1),
  check ((company_id is null) = (member_id is null))
);
create index passkey_member on passkey (member_id) where member_id is not null;
create index passkey_staff on passkey (staff_id) where staff_id is not null;
call app.make_company_table('passkey', 'select, insert, update, delete');

-- Shown once; each replaces the other factors once.
create table recovery_code (
  id bigint generated always as identity primary key,
  company_id bigint references company,
  member_id bigint references member,
  staff_id bigint references staff,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(member_id, staff_id) = 1),
  check ((company_id is null) = (member_id is null))
);
create index recovery_code_member on recovery_code (member_id) where member_id is not null;
create index recovery_code_staff on recovery_code (staff_id) where staff_id is not null;
call app.make_company_table('recovery_code', 'select, insert, update, delete');

-- A log-in between its two steps, or a passkey that is being added or asked for: one answer to one challenge.
-- Read before anybody is identified, hence by the provider's role alone.
create table login_ticket (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('member login', 'staff login', 'member passkey', 'staff passkey', 'new passkey')),
  person text,
  -- Changes with the password: a ticket from before a change of it is void.
  account_mark bytea,
  challenge text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_ticket_age on login_ticket (expires_at);
grant select, insert, update, delete on login_ticket to quayside_staff;

-- Whether a company asks its members for a second factor.
create table login_rule (
  company_id bigint primary key references company,
  is_second_factor_required boolean not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
call app.make_versioned('login_rule');
call app.make_company_table('login_rule');

-- 'enrolment' opens the set-up of a second factor and nothing else.
alter table session drop constraint session_scope_check;
alter table session add constraint session_scope_check check (scope in ('full', 'onboarding', 'enrolment'));
alter table staff_session add column scope text not null default 'full' check (scope in ('full', 'enrolment'));

insert into authenticator (staff_id, secret_sealed, confirmed_at, last_step)
  select id, totp_secret_sealed, totp_confirmed_at, totp_last_step from staff where totp_secret_sealed is not null;
drop trigger touch on staff;
create trigger touch before update of email, name, password_hash, roles, is_enabled on staff
  for each row execute function app.touch();
alter table staff drop column totp_secret_sealed, drop column totp_confirmed_at, drop column totp_last_step;
