-- Links that open one record without log-in: for a customer's customer (tracking) or for its supplier. Of the secret only
-- the SHA-256 is kept.
create table share_link (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  secret_hash bytea not null unique,
  kind int not null check (kind in (1, 2)),
  entity text not null check (entity in ('order', 'inbound', 'forwarderOrder')),
  entity_id bigint not null,
  -- The record's number, as lists show it.
  record_number text not null,
  -- Who it is for, as the member wrote it.
  recipient text not null check (recipient <> ''),
  shows_prices boolean not null default false,
  file_ids bigint[] not null default '{}',
  created_by bigint not null references member,
  created_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_name text not null default '',
  like app.record including defaults,
  unique (company_id, id)
);
create index share_link_record on share_link (company_id, entity, entity_id, id desc) where deleted_at is null;
create index share_link_newest on share_link (company_id, id desc) where deleted_at is null;
call app.make_versioned('share_link');
call app.make_company_table('share_link');

-- Who opened a link when, as coarsely as it helps: part of the address, the family of the browser.
create table share_link_opening (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  link_id bigint not null,
  at timestamptz not null default now(),
  address text not null,
  agent text not null,
  foreign key (company_id, link_id) references share_link (company_id, id)
);
create index share_link_opening_link on share_link_opening (company_id, link_id, id desc);
create index share_link_opening_age on share_link_opening (at);
call app.make_company_table('share_link_opening', 'select, insert');
-- Only the retention job deletes.
grant delete on share_link_opening to quayside_staff;

-- What came by a supplier's link: a file or another time, kept apart from the record until a member takes or refuses it.
create table link_reply (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  link_id bigint not null,
  kind int not null check (kind in (1, 2, 3, 4)),
  state int not null default 1 check (state in (1, 2, 3)),
  file_id bigint references file,
  -- Whole minutes of Shanghai; of kind 4.
  wanted_time text not null default '',
  note text not null default '',
  decided_name text not null default '',
  decided_at timestamptz,
  decision_note text not null default '',
  like app.record including defaults,
  unique (company_id, id),
  foreign key (company_id, link_id) references share_link (company_id, id),
  check ((kind = 4) = (file_id is null) and (kind = 4) = (wanted_time <> ''))
);
create index link_reply_link on link_reply (company_id, link_id, id desc) where deleted_at is null;
call app.make_versioned('link_reply');
call app.make_company_table('link_reply');

-- The first statement of every transaction of a link: checks the secret and limits the transaction to its company. No row
-- means that there is no such link, whether it never was, ended, was revoked, or lost its record.
create function app.open_link(hash bytea, wanted_kind int)
  returns table (link_id bigint, company_id bigint)
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare l record;
begin
  select x.id, x.company_id into l
    from public.share_link x
    where x.secret_hash = hash and x.kind = wanted_kind and x.deleted_at is null
      and x.revoked_at is null and x.expires_at > now()
      and case x.entity
        when 'order' then exists (select from public.trade_order r
          where r.company_id = x.company_id and r.id = x.entity_id and r.deleted_at is null)
        when 'inbound' then exists (select from public.inbound_order r
          where r.company_id = x.company_id and r.id = x.entity_id and r.deleted_at is null)
        else exists (select from public.freight_order r
          where r.company_id = x.company_id and r.id = x.entity_id and r.deleted_at is null)
      end;
  if not found then
    return;
  end if;
  perform set_config('app.company_id', l.company_id::text, true);
  return query select l.id, l.company_id;
end $$;
grant create on schema app to quayside_staff;
alter function app.open_link(bytea, int) owner to quayside_staff;
revoke create on schema app from quayside_staff;
revoke all on function app.open_link(bytea, int) from public;
grant execute on function app.open_link(bytea, int) to quayside_app;
