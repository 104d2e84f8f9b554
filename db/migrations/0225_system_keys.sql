-- Keys by which a customer's own systems call /api, as themselves and not as a member.

-- A key's name stands at what it did as a member's does, so each key has a row here. It is removed from the beginning:
-- wherever members are listed, told or chosen it is none of them, and it has nothing to log in with.
alter table member
  add column is_key boolean not null default false,
  add constraint member_key check
    (not is_key or (deleted_at is not null and not is_enabled and not is_administrator and password_hash is null));

create table system_key (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  member_id bigint not null references member,
  name text not null check (name <> ''),
  hint text not null,
  key_hash bytea not null unique,
  -- The permissions that it was given; they never change.
  scopes text[] not null check (cardinality(scopes) > 0),
  created_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_name text not null default '',
  like app.record including defaults,
  unique (company_id, id),
  unique (company_id, member_id)
);
create index system_key_newest on system_key (company_id, id desc) where deleted_at is null;
call app.make_versioned('system_key');
call app.make_company_table('system_key');

-- When a key was last used: it changes with the calls, and is therefore no part of the versioned record.
create table system_key_use (
  company_id bigint not null references company,
  key_id bigint not null,
  last_used_at timestamptz not null,
  -- part of the address
  last_address text not null,
  primary key (company_id, key_id),
  foreign key (company_id, key_id) references system_key (company_id, id)
);
call app.make_company_table('system_key_use');

-- The first statement of every transaction of a key, as app.open_session is of a member's. No row means that the key
-- does not work: unknown, expired, revoked, or of a company that is not certified or was removed.
create function app.open_key(hash bytea)
  returns table (access_stamp int, is_stale boolean)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare k record;
begin
  select x.company_id, x.member_id, coalesce(u.last_used_at < now() - interval '1 minute', true) as is_stale
    into k
    from public.system_key x
      join public.company c on c.id = x.company_id
      left join public.system_key_use u on u.company_id = x.company_id and u.key_id = x.id
    where x.key_hash = hash and x.revoked_at is null and x.deleted_at is null and x.expires_at > now()
      and c.certification = 'PASSED' and c.deleted_at is null;
  if not found then
    return;
  end if;
  perform set_config('app.company_id', k.company_id::text, true), set_config('app.member_id', k.member_id::text, true);
  return query select 1, k.is_stale;
end $$;
grant create on schema app to quayside_staff;
alter function app.open_key(bytea) owner to quayside_staff;
revoke create on schema app from quayside_staff;
revoke all on function app.open_key(bytea) from public;
grant execute on function app.open_key(bytea) to quayside_app, quayside_staff;
