-- What operators see: replicas, and what backup and reconcile left behind.

-- The columns are empty for an owner without pg_monitor; the replica is counted all the same.
create function app.replicas() returns table (name text, state text, lag_seconds double precision)
  language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(nullif(application_name, ''), 'replica'), coalesce(state, ''),
    extract(epoch from replay_lag)::double precision
  from pg_stat_replication
$$;
revoke all on function app.replicas() from public;
grant execute on function app.replicas() to quayside_staff;

-- One row for each run of a command that operators start, by hand or by a timer.
create table maintenance_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('backup', 'reconcile')),
  began_at timestamptz not null,
  ended_at timestamptz not null default now(),
  -- backup: rows, files, bytes, missingFiles; reconcile: equalities, differing and their names
  outcome jsonb not null check (jsonb_typeof(outcome) = 'object'),
  is_good boolean not null
);
create index maintenance_run_newest on maintenance_run (kind, id desc);
grant select, insert, delete on maintenance_run to quayside_staff;
