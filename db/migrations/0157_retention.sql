-- What the retention job removed from the database, and the file in the storage that has it as CSV.
create table retention_archive (
  id bigint generated always as identity primary key,
  table_name text not null check (table_name in ('notice', 'audit_log', 'report_run')),
  first_id bigint not null,
  last_id bigint not null check (last_id >= first_id),
  rows int not null check (rows > 0),
  -- Rows younger than this are not touched.
  before timestamptz not null,
  storage_key text not null unique,
  bytes bigint not null,
  sha256 bytea not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
grant select, insert on retention_archive to quayside_staff;

-- The audit log stays append-only to both roles of the server: only the owner deletes, in app.remove_archived.
create function app.refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.removing_archived', true) = 'on'
    and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = tg_relid) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;
drop trigger append_only on audit_log;
create trigger append_only before update or delete on audit_log
  for each row execute function app.refuse_audit_change();

-- Removes exactly the rows that an archive has; it fails, and removes none, where their number differs.
-- `ended`: the states of report runs that have no file any more.
create function app.remove_archived(archive bigint, ended int[]) returns int
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  kept public.retention_archive;
  gone int;
begin
  select * into strict kept from public.retention_archive where id = archive and removed_at is null for update;
  perform set_config('app.removing_archived', 'on', true);
  if kept.table_name = 'notice' then
    delete from public.notice where id between kept.first_id and kept.last_id and created_at < kept.before;
  elsif kept.table_name = 'audit_log' then
    delete from public.audit_log where id between kept.first_id and kept.last_id and at < kept.before;
  else
    delete from public.report_run
    where id between kept.first_id and kept.last_id and created_at < kept.before and state = any(ended);
  end if;
  get diagnostics gone = row_count;
  perform set_config('app.removing_archived', '', true);
  if gone <> kept.rows then
    raise exception 'the archive has % rows of %, the table %', kept.rows, kept.table_name, gone;
  end if;
  update public.retention_archive set removed_at = now() where id = archive;
  return gone;
end $$;
revoke all on function app.remove_archived(bigint, int[]) from public;
grant execute on function app.remove_archived(bigint, int[]) to quayside_staff;
